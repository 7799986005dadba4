import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import type { PersonalDataOf } from '../people/privacy/personalData.ts';

// The ledger of mails: what staff are told of each. It is written with the mail, and follows what becomes of it.

/** What a mail is of. A message to the company is of nothing that staff keep. */
export const mailSubjectSchema = z.object({
  kind: z.enum(['bookings', 'transfers']).optional(),
  requestId: z.string().optional(),
  tripId: z.string().optional(),
});
export type MailSubject = z.infer<typeof mailSubjectSchema>;

/**
 * 'queued' until the mail server took it; it may be tried several times. 'sent' says no more than that. 'delivered' is
 * said only where the provider tells so. 'failed': nobody tries any more, except by hand.
 */
export const mailStates = ['queued', 'sent', 'delivered', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A document of `mailLog` with its id, which is the mail's. */
export const mailEntrySchema = z.object({
  id: z.string(),
  ...mailSubjectSchema.shape,
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** What the mail server said, the last time that it refused. */
  reason: z.string().optional(),
  attempts: z.number().int().default(0),
  createdAt: instantSchema,
  /** Since when it is in its state. */
  changedAt: instantSchema,
  /** Until then it waits, and can be taken back. */
  leavesAt: instantSchema.optional(),
  /** It was refused, and is tried again then. */
  nextTryAt: instantSchema.optional(),
});
export type MailEntry = z.infer<typeof mailEntrySchema>;

/** Staff need not wait for the next try. */
export const canSendAgain = ({ state, nextTryAt }: Partial<MailEntry>): boolean =>
  state === 'failed' || (state === 'queued' && nextTryAt !== undefined);

/** The dashboard tells of mails that failed, so many days long. */
export const failedMailDays = 14;

/** What the entry of a mail tells. */
export const mailEntryPersonalData: PersonalDataOf<MailEntry> = {
  to: 'email',
  subject: 'words',
  reason: 'email',
  kind: 'link',
  requestId: 'link',
  tripId: 'link',
  id: 'nothing',
  state: 'nothing',
  attempts: 'nothing',
  createdAt: 'nothing',
  changedAt: 'nothing',
  leavesAt: 'nothing',
  nextTryAt: 'nothing',
};
