import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

// The mail log: what staff see of each mail. The entry is written with the mail and follows its delivery.

/** The record that a mail is about. */
export const mailSubjectSchema = z.object({
  kind: z.enum(['bookings', 'transfers']).optional(),
  requestId: z.string().optional(),
  tripId: z.string().optional(),
  /** Instead, the ids of the records that a mail to the company lists. */
  about: z.array(z.string()).readonly().optional(),
});
export type MailSubject = z.infer<typeof mailSubjectSchema>;

/**
 * 'queued' until the mail server accepts it, possibly after several attempts. 'sent': the mail server accepted it.
 * 'delivered': only if the provider reports it. 'failed': no more automatic retries.
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
  /** The mail server's reason for the last refusal. */
  reason: z.string().optional(),
  attempts: z.number().int().default(0),
  createdAt: instantSchema,
  /** When it entered its state. */
  changedAt: instantSchema,
  /** Until then it waits and can be cancelled. */
  leavesAt: instantSchema.optional(),
  /** When the refused mail is retried. */
  nextTryAt: instantSchema.optional(),
});
export type MailEntry = z.infer<typeof mailEntrySchema>;

/** Staff can send it again without waiting for the next retry. */
export const canSendAgain = ({ state, nextTryAt }: Partial<MailEntry>): boolean =>
  state === 'failed' || (state === 'queued' && nextTryAt !== undefined);

/** The dashboard shows failed mails for this many days. */
export const failedMailDays = 14;

/** The personal data in an entry of the mail log. */
export const mailEntryPersonalData: PersonalDataOf<MailEntry> = {
  to: 'email',
  subject: 'words',
  reason: 'email',
  kind: 'link',
  requestId: 'link',
  tripId: 'link',
  about: 'link',
  id: 'nothing',
  state: 'nothing',
  attempts: 'nothing',
  createdAt: 'nothing',
  changedAt: 'nothing',
  leavesAt: 'nothing',
  nextTryAt: 'nothing',
};
