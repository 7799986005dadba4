import type { RequestName } from '@selasar/domain';
import { useState } from 'react';
import { z } from 'zod';
import { readStored, removeStored, store } from '../../common/browserStorage.ts';
import { guestDraftName } from '../../common/guestDrafts.ts';
import { useOwnUid } from '../../shell/session/route.ts';

const draftSchema = z.object({ text: z.string(), messageId: z.uuid() });
/** What is typed, with the id under which it is sent. */
export type AnswerDraft = z.infer<typeof draftSchema>;

const fresh = (text = ''): AnswerDraft => ({ text, messageId: crypto.randomUUID() });

/** What is typed to a guest, kept in this browser until it is sent. Another text is another message. */
export function useAnswerDraft({ kind, id }: RequestName) {
  const name = guestDraftName(useOwnUid() ?? '', `answer.${kind}.${id}`);
  const [draft, setDraft] = useState(() => readDraft(name) ?? fresh());
  return {
    draft,
    change: (text: string) => {
      const after = fresh(text);
      setDraft(after);
      if (text === '') removeStored(name);
      else store(name, JSON.stringify(after));
    },
    /** Forgets what was sent, unless more was typed meanwhile. */
    clear: ({ messageId }: AnswerDraft) => {
      setDraft((now) => (now.messageId === messageId ? fresh() : now));
      if (readDraft(name)?.messageId === messageId) removeStored(name);
    },
  };
}

function readDraft(name: string): AnswerDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(readStored(name) ?? '')).data;
  } catch {
    return undefined;
  }
}
