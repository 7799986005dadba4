import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import type { PersonalDataOf } from '../people/privacy/personalData.ts';

/** A document of `thread`, within a booking or transfer: what guest and staff write to each other about it. */
export const threadMessageSchema = z.object({
  /** Made by whoever writes: the same message sent twice is one. */
  id: z.string(),
  from: z.enum(['guest', 'staff']),
  text: z.string(),
  at: instantSchema,
  /** The staff member's name. */
  byName: z.string().optional(),
});
export type ThreadMessage = z.infer<typeof threadMessageSchema>;

/** What a message of a thread tells. */
export const threadPersonalData: PersonalDataOf<ThreadMessage> = {
  text: 'words',
  byName: 'staff',
  id: 'nothing',
  from: 'nothing',
  at: 'nothing',
};
