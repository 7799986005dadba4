import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

// The mail log: an entry is written with the mail and follows its delivery.

export const mailSubjectSchema = z.object({
  kind: z.enum(['bookings', 'transfers', 'messages']).optional(),
  requestId: z.string().optional(),
  tripId: z.string().optional(),
  /** Instead, the ids of the records that a mail to the company lists. */
  about: z.array(z.string()).readonly().optional(),
});
export type MailSubject = z.infer<typeof mailSubjectSchema>;

/** 'delivered' only if the provider reports it; 'failed' is not retried automatically. */
export const mailStates = ['queued', 'sent', 'delivered', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** The id is the mail's. */
export const mailEntrySchema = z.object({
  id: z.string(),
  ...mailSubjectSchema.shape,
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  reason: z.string().optional(),
  attempts: z.number().int().default(0),
  createdAt: instantSchema,
  /** When it entered its state. */
  changedAt: instantSchema,
  /** Until then it waits and can be cancelled. */
  leavesAt: instantSchema.optional(),
  nextTryAt: instantSchema.optional(),
});
export type MailEntry = z.infer<typeof mailEntrySchema>;

export const canSendAgain = ({ state, nextTryAt }: Partial<MailEntry>): boolean =>
  state === 'failed' || (state === 'queued' && nextTryAt !== undefined);

/** The dashboard shows failed mails for this many days. */
export const failedMailDays = 14;

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
