import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

/** A document of `thread` in a booking or transfer. */
export const threadMessageSchema = z.object({
  /** Created by the sender: the same message sent twice is stored once. */
  id: z.string(),
  from: z.enum(['guest', 'staff']),
  text: z.string(),
  at: instantSchema,
  byName: z.string().optional(),
});
export type ThreadMessage = z.infer<typeof threadMessageSchema>;

export const threadPersonalData: PersonalDataOf<ThreadMessage> = {
  text: 'words',
  byName: 'staff',
  id: 'nothing',
  from: 'nothing',
  at: 'nothing',
};
