import { createContext, useContext, useState } from 'react';
import { reasonOf } from '../../common/reasonOf.ts';

/** Called when an answer was not sent: its text is still in the box, so the inbox must not go on to the next guest. */
export const AnswerFailed = createContext(() => {});

/** It can be sent again: the same message is stored once. */
export function useSendAnswer(onSend: (text: string, id: string) => Promise<unknown>) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const noteFailure = useContext(AnswerFailed);
  const send = async (text: string, messageId: string): Promise<boolean> => {
    setIsSending(true);
    setProblem(undefined);
    try {
      await onSend(text, messageId);
      return true;
    } catch (error) {
      setProblem(`Not sent. ${reasonOf(error) ?? 'Please try again in a moment.'}`);
      noteFailure();
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { send, isSending, problem };
}
