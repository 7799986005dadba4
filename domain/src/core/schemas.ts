import { z } from 'zod';
import { isCivilDate } from './dates.ts';
import { problem } from './problem.ts';
import { limits } from './limits.ts';
import { toCents } from './money.ts';
import type { ProblemCode } from './problemMessages.ts';
import { languageCodes } from '../i18n/languages.ts';
import { plainLineSchema } from './text.ts';

// Apart from `dates.ts` and `money.ts`: a page that only shows a date or a price does not load zod.

export const civilDateSchema = z.string().refine(isCivilDate, problem('civil-date-invalid'));

/** 'HH:mm'; '' is no time. */
export const clockTimeSchema = z
  .string()
  .refine((time) => /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(time), problem('time-invalid'));

interface TimestampLike {
  toDate(): Date;
}

const isTimestampLike = (value: unknown): value is TimestampLike =>
  typeof value === 'object' &&
  value !== null &&
  'toDate' in value &&
  typeof value.toDate === 'function';

/** Any SDK's timestamp becomes a Date. */
export const instantSchema = z.preprocess(
  (value) => (isTimestampLike(value) ? value.toDate() : value),
  z.date(),
);

/** US dollars; less than 0 for a refund. Never -0. */
export const usdSchema = (min = 0) =>
  z
    .number('number-missing' satisfies ProblemCode)
    .min(min)
    .max(limits.priceUsd)
    .overwrite((usd) => usd + 0)
    .refine((usd) => toCents(usd) === usd, problem('amount-in-cents'));

/** Undefined for requests older than languages, and for unknown languages. */
export const storedLanguageSchema = z.enum(languageCodes).optional().catch(undefined);

export const bookingTypes = ['tour', 'villa'] as const;
export const bookingTypeSchema = z.enum(bookingTypes);
export type BookingType = z.infer<typeof bookingTypeSchema>;

export const ownBlockReasons = ['owner', 'repair', 'note'] as const;
export const ownBlockReasonSchema = z.enum(ownBlockReasons);

export const blockReasonSchema = z.enum([...ownBlockReasons, 'feed']);
export type BlockReason = z.infer<typeof blockReasonSchema>;

export const blockReasonLabel: Readonly<Record<BlockReason, string>> = {
  owner: 'Owner’s use',
  repair: 'Repair',
  note: 'Note',
  feed: 'Booked elsewhere',
};

// '' is no value, and so is a field that is left out of the input.

export const optionalText = (maxLength: number) => ({
  kind: { is: 'text', maxLength } as const,
  input: plainLineSchema(maxLength).default(''),
  stored: z.string().optional(),
});

export const optionalTime = () => ({
  kind: { is: 'time' } as const,
  input: clockTimeSchema.default(''),
  stored: z.string().optional(),
});

export const optionalCount = (min: number, max: number) => ({
  kind: { is: 'count', min, max } as const,
  input: z.literal('').or(z.number().int().min(min).max(max)).default(''),
  stored: z.number().int().optional(),
});
