import { threadTextSchema } from '@selasar/domain/messages';
import type { ThreadMessage, TripRequest } from '@selasar/domain/trips';
import { use, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { tripApi } from '../../data/api.ts';
import { useRequestForm } from '../forms/request/useRequestForm.ts';
import { TripKey } from './tripRequest.ts';
import { failureText } from './useSending.tsx';

const schema = z.object({ text: threadTextSchema });
const empty = { text: '' };

/** Input stays a draft until the server has it; sent twice, it is one message. */
export function useMessages({ kind, id, thread }: TripRequest) {
  const key = use(TripKey);
  const [sent, setSent] = useState<ThreadMessage>();
  const [unsureId, setUnsureId] = useState<string>();
  const { form, draft, submit, clear } = useRequestForm({
    name: `trip/${id}`,
    empty,
    schema: () => schema,
    send: async ({ text, requestId }) => {
      await tripApi.writeToUs({ key, kind, id, messageId: requestId, text });
      return { id: requestId, from: 'guest' as const, text, at: new Date() };
    },
    onAnswer: setSent,
    onFailure: (error, { requestId }) => {
      setUnsureId(requestId);
      return failureText(error);
    },
  });
  const arrived = thread.find((message) => message.id === unsureId);
  const seen = useRef('');
  useEffect(() => {
    if (!arrived || seen.current === arrived.id) return;
    seen.current = arrived.id;
    if (form.getValues('text').trim() === arrived.text) {
      clear();
      return;
    }
    draft.renew();
    form.clearErrors();
  }, [arrived, form, draft, clear]);
  const isOnPage = thread.some((message) => message.id === sent?.id);
  return { form, submit, messages: sent && !isOnPage ? [...thread, sent] : thread };
}
