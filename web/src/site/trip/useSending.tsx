import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { adviceOn } from '../forms/request/useRequestForm.ts';

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

const unknown: PlainMessage = 'Something went wrong. Please try again, or call us.';

export const failureText = (error: unknown): string => adviceOn(error) ?? t(unknown);

const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

export function Failed({ children }: { children: string | undefined }) {
  return children ? (
    <Alert ref={show} severity="error">
      {children}
    </Alert>
  ) : null;
}
