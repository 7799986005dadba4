import {
  type MessageChannel,
  type RequestName,
  type Situation,
  situationSchema,
} from '@selasar/domain/requests';
import { useState } from 'react';
import { z } from 'zod';
import { useGuestForm } from '../../common/useGuestForm.ts';

const draftSchema = z.object({
  situation: situationSchema,
  text: z.string(),
  /** The text differs from the template. */
  isTyped: z.boolean(),
});
export type GuestMessageDraft = z.infer<typeof draftSchema>;

const empty: GuestMessageDraft = { situation: 'confirmed', text: '', isTyped: false };

/** Stored in this browser until it is sent or discarded. */
export function useGuestMessageDraft({ kind, id }: RequestName) {
  const persisted = useGuestForm(`message/${kind}/${id}`, empty, draftSchema);
  const [draft, setDraft] = useState<GuestMessageDraft | undefined>(persisted.read);
  const save = (after: GuestMessageDraft) => {
    setDraft(after);
    persisted.write(after);
  };
  return {
    draft,
    begin: (situation: Situation, text: string) => {
      persisted.remove();
      save({ situation, text, isTyped: false });
    },
    change: (text: string) => {
      if (draft) save({ ...draft, text, isTyped: true });
    },
    /** Sent again by the same channel it is the same message; another text is another one. */
    messageId: ({ text }: GuestMessageDraft, via: MessageChannel) => persisted.requestId(text, via),
    clear: ({ text }: GuestMessageDraft) => {
      setDraft((now) => (now?.text === text ? undefined : now));
      if (persisted.read()?.text === text) persisted.remove();
    },
  };
}
