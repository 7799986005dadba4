import { requestKindSchema } from '../requests/requestName.ts';
import { z } from 'zod';
import { instantSchema } from '../core/schemas.ts';
import { allOf, type PersonalDataOf } from '../core/fieldTable.ts';

// The mail log: an entry is written with the mail and follows its delivery.

const mailSubjectSchema = z.object({
  kind: z.enum([...requestKindSchema.options, 'messages']).optional(),
  requestId: z.string().optional(),
  tripId: z.string().optional(),
  /** Instead, the ids of the records that a mail to the company lists. */
  about: z.array(z.string()).readonly().optional(),
});
export type MailSubject = z.infer<typeof mailSubjectSchema>;

/** 'delivered' only if the provider reports it; 'failed' is not retried automatically. */
const mailStates = ['queued', 'sent', 'delivered', 'failed'] as const;
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
  ...allOf('nothing', [
    'id',
    'state',
    'attempts',
    'createdAt',
    'changedAt',
    'leavesAt',
    'nextTryAt',
  ]),
  ...allOf('link', ['kind', 'requestId', 'tripId', 'about']),
};

// The extension 'Trigger Email' (firestore-send-email) writes `delivery` into a document of `mail`.

const addresses = z.array(z.string()).nullish();

export const deliverySchema = z.object({
  state: z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'RETRY']),
  attempts: z.number().int().default(0),
  error: z.string().nullish(),
  /** When the attempt ends at the latest; an older state of 'PROCESSING' is stuck. */
  leaseExpireTime: instantSchema.nullish(),
  info: z
    .object({ rejected: addresses, pending: addresses, response: z.string().nullish() })
    .nullish(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export type Outcome =
  | { code: 'open' }
  /** Whether it reached anybody is unknown. */
  | { code: 'sent' }
  /** `isFinal`: the address does not exist, so a retry is useless. */
  | { code: 'refused'; reason: string; isFinal: boolean };

/** Of a mail to one address. */
export function outcomeOf(delivery: Delivery | undefined): Outcome {
  if (delivery?.state === 'ERROR') return refused(delivery.error);
  if (delivery?.state !== 'SUCCESS') return { code: 'open' };
  const { rejected, pending, response } = delivery.info ?? {};
  return rejected?.length || pending?.length ? refused(response) : { code: 'sent' };
}

/** Status codes for an unknown address: RFC 3463, 3.2. */
const noSuchAddress = /\b5\.1\.\d{1,3}(?![.\d])/;
const longestReason = 300;

function refused(said: string | null | undefined): Outcome {
  const reason = (said ?? '').replace(/^Error: /, '').slice(0, longestReason);
  return { code: 'refused', reason, isFinal: noSuchAddress.test(reason) };
}

/** After the first attempt, after the second, and so on. */
const pausesInMinutes = [5, 15, 30, 60] as const;

export const mostAttempts = pausesInMinutes.length + 1;

/** Undefined after the last attempt. */
export function nextTry(attempts: number, refusedAt: Date): Date | undefined {
  const minutes = pausesInMinutes[Math.max(0, attempts - 1)];
  return minutes === undefined ? undefined : new Date(refusedAt.getTime() + minutes * 60_000);
}
