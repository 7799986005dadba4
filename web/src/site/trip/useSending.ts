import { useRef, useState } from 'react';
import { failureText } from './Failed.tsx';

export function useSending() {
  const isSendingNow = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (work: () => Promise<void>) => {
    if (isSendingNow.current) return;
    isSendingNow.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      isSendingNow.current = false;
      setSending(false);
    }
  };
  return { sending, failure, send };
}
