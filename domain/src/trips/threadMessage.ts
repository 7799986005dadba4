import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

/** A document of `thread` in a booking or transfer: a message between guest and staff. */
export const threadMessageSchema = z.object({
  /** Created by the sender: the same message sent twice is stored once. */
  id: z.string(),
  from: z.enum(['guest', 'staff']),
  text: z.string(),
  at: instantSchema,
  /** The staff member's name. */
  byName: z.string().optional(),
});
export type ThreadMessage = z.infer<typeof threadMessageSchema>;

/** The personal data in a message of a thread. */
export const threadPersonalData: PersonalDataOf<ThreadMessage> = {
  text: 'words',
  byName: 'staff',
  id: 'nothing',
  from: 'nothing',
  at: 'nothing',
};
