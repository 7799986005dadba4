import { situationSchema, messageChannels } from '@selasar/domain';
import type { RequestName, Situation, MessageChannel } from '@selasar/domain';
import { useState } from 'react';
import { z } from 'zod';
import { readStored, removeStored, store } from '../../common/browserStorage.ts';
import { guestDraftName } from '../../common/guestDrafts.ts';
import { useOwnUid } from '../../shell/session/route.ts';

const draftSchema = z.object({
  situation: situationSchema,
  text: z.string(),
  /** It is not what the template gave any more. */
  isTyped: z.boolean(),
  /** One for each way: sent again in the same way it is the same message. */
  ids: z.record(z.enum(messageChannels), z.uuid()),
});
export type GuestMessageDraft = z.infer<typeof draftSchema>;

const freshIds = (): Record<MessageChannel, string> => ({
  whatsapp: crypto.randomUUID(),
  mail: crypto.randomUUID(),
  thread: crypto.randomUUID(),
});

/** What is being written to a guest, kept in this browser until it is sent or given up. Another text is another message. */
export function useGuestMessageDraft({ kind, id }: RequestName) {
  const name = guestDraftName(useOwnUid() ?? '', `told.${kind}.${id}`);
  const [draft, setDraft] = useState(() => readDraft(name));
  const keep = (after: GuestMessageDraft) => {
    setDraft(after);
    store(name, JSON.stringify(after));
  };
  return {
    draft,
    begin: (situation: Situation, text: string) =>
      keep({ situation, text, isTyped: false, ids: freshIds() }),
    change: (text: string) => {
      if (draft) keep({ ...draft, text, isTyped: true, ids: freshIds() });
    },
    /** Forgets what was sent, unless more was typed meanwhile. */
    clear: ({ ids }: GuestMessageDraft) => {
      setDraft((now) => (now?.ids.mail === ids.mail ? undefined : now));
      if (readDraft(name)?.ids.mail === ids.mail) removeStored(name);
    },
  };
}

function readDraft(name: string): GuestMessageDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(readStored(name) ?? '')).data;
  } catch {
    return undefined;
  }
}
