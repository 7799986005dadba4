import type { RequestName, MessageChannel } from '@selasar/domain';
import { useContext, useState } from 'react';
import { staffApi } from '../../../data/api.ts';
import { toFailure } from '../../../data/firebase/failure.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import { AnswerFailed } from '../trip/useSendAnswer.ts';
import type { GuestMessageDraft } from './useGuestMessageDraft.ts';

/** Why it was not sent, or that the outcome is unknown. */
export function guestMessageFailure(error: unknown, via: MessageChannel): string {
  const failure = toFailure(error);
  if (failure.details || failure.kind === 'refused') {
    const not = via === 'whatsapp' ? 'Not in the history.' : 'Not sent.';
    return `${not} ${reasonOf(failure) ?? 'Please try again.'}`;
  }
  return via === 'whatsapp'
    ? 'We do not know whether this is in the history. Please open it again: it is recorded only once.'
    : 'We do not know whether this was sent. Please send it again: the guest gets it only once.';
}

/** Sends a message to a guest. It can be sent again without being doubled. */
export function useMessageGuest(name: RequestName) {
  const [sending, setSending] = useState<MessageChannel>();
  const [problem, setProblem] = useState<string>();
  const noteFailure = useContext(AnswerFailed);
  const sendMessage = async (
    draft: GuestMessageDraft,
    via: MessageChannel,
    messageId: string,
  ): Promise<boolean> => {
    const { situation, text } = draft;
    setSending(via);
    setProblem(undefined);
    try {
      await staffApi.messageGuest({ ...name, messageId, situation, via, text });
      return true;
    } catch (error) {
      setProblem(guestMessageFailure(error, via));
      noteFailure();
      return false;
    } finally {
      setSending(undefined);
    }
  };
  return { sendMessage, sending, problem };
}
