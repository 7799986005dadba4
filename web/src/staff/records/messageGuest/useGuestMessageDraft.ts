import { situationSchema } from '@selasar/domain';
import type { RequestName, Situation, MessageChannel } from '@selasar/domain';
import { useState } from 'react';
import { z } from 'zod';
import { useGuestForm } from '../../common/useGuestForm.ts';

const draftSchema = z.object({
  situation: situationSchema,
  text: z.string(),
  /** It is not what the template gave any more. */
  isTyped: z.boolean(),
});
export type GuestMessageDraft = z.infer<typeof draftSchema>;

const empty: GuestMessageDraft = { situation: 'confirmed', text: '', isTyped: false };

/** What is being written to a guest, kept in this browser until it is sent or given up. */
export function useGuestMessageDraft({ kind, id }: RequestName) {
  const persisted = useGuestForm(`told/${kind}/${id}`, empty, draftSchema);
  const [draft, setDraft] = useState<GuestMessageDraft | undefined>(persisted.read);
  const keep = (after: GuestMessageDraft) => {
    setDraft(after);
    persisted.write(after);
  };
  return {
    draft,
    begin: (situation: Situation, text: string) => {
      persisted.remove();
      keep({ situation, text, isTyped: false });
    },
    change: (text: string) => {
      if (draft) keep({ ...draft, text, isTyped: true });
    },
    /** Sent again in the same way it is the same message; another text is another one. */
    messageId: ({ text }: GuestMessageDraft, via: MessageChannel) => persisted.requestId(text, via),
    /** Forgets what was sent, unless more was typed meanwhile. */
    clear: ({ text }: GuestMessageDraft) => {
      setDraft((now) => (now?.text === text ? undefined : now));
      if (persisted.read()?.text === text) persisted.remove();
    },
  };
}
