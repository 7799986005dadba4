import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import type { ProblemCode } from '../../core/problemMessages.ts';
import { lineSchema } from '../../core/text.ts';
import { invalidTerms, noTransferTerms, transfer, type Pickup } from './transferLimits.ts';
import { instantSchema } from '../../core/schemas.ts';
import { baliDate, baliTime, minuteOfDay, shortDate, startOfBaliDate } from '../../core/dates.ts';
import { t } from '../../i18n/t.ts';

export const transferTermsLimits = {
  leadHours: 168,
  freeCancellationHours: 168,
  vehicles: 10,
  seats: 50,
  bags: 50,
};

const count = (min: number, max: number) =>
  z
    .number('number-missing' satisfies ProblemCode)
    .int(problem('number-not-whole'))
    .min(min, problem('too-small'))
    .max(max, problem('number-too-large'));

const hourSchema = z.enum(transfer.pickupTimes, problem('pickup-time-invalid'));

export const transferVehicleSchema = z.object({
  /** Transfers refer to it; it stays when the name changes. */
  id: z.string().min(1).max(limits.slug),
  name: lineSchema().min(1, problem('vehicle-name-missing')).max(limits.name),
  passengers: count(1, transferTermsLimits.seats),
  luggage: count(0, transferTermsLimits.bags),
  /** Per vehicle, for any route. Never 0: an empty field is no price. */
  priceUsd: count(1, limits.priceUsd),
});
export type TransferVehicle = z.infer<typeof transferVehicleSchema>;

const isEachOnce = (vehicles: readonly { id: string }[]): boolean =>
  new Set(vehicles.map(({ id }) => id)).size === vehicles.length;

export const transferTermsFields = z.object({
  leadHours: count(0, transferTermsLimits.leadHours),
  /** The first and the last pickup of a day; the last may be after midnight. */
  hours: z.object({ from: hourSchema, to: hourSchema }),
  vehicles: z
    .array(transferVehicleSchema)
    .max(transferTermsLimits.vehicles)
    .refine(isEachOnce, problem('field-invalid')),
  /** Before the pickup; with 0, none is promised. */
  freeCancellationHours: count(0, transferTermsLimits.freeCancellationHours),
});
export type TransferTerms = z.infer<typeof transferTermsFields>;

export const transferTermsSchema = z.object({
  leadHours: transferTermsFields.shape.leadHours.default(noTransferTerms.leadHours),
  hours: transferTermsFields.shape.hours.default(noTransferTerms.hours),
  vehicles: transferTermsFields.shape.vehicles.default(noTransferTerms.vehicles),
  freeCancellationHours: transferTermsFields.shape.freeCancellationHours.default(
    noTransferTerms.freeCancellationHours,
  ),
});

export function readTransferTerms(data: unknown): TransferTerms | typeof invalidTerms {
  return transferTermsSchema.safeParse(data ?? {}).data ?? invalidTerms;
}

export const transferTermsOperations = {
  /** If another version has been stored since, nothing is written. */
  setTransferTerms: {
    input: z.object({
      /** `updatedAt` of the version that they saw, in milliseconds; null if no terms were stored. */
      seen: z.number().int().nullable(),
      changes: transferTermsFields.partial(),
    }),
    answer: z.object({ changed: z.array(z.string()) }),
  },
} as const;
type SetTerms = (typeof transferTermsOperations)['setTransferTerms'];
export type SetTransferTermsInput = z.infer<SetTerms['input']>;
export type SetTransferTermsAnswer = z.infer<SetTerms['answer']>;

export const termsVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;

export interface CancellableTransfer extends Pickup {
  freeCancellationHours?: number | undefined;
}

/** Undefined if none was promised. It moves with the pickup. */
export function freeCancellationEnd(transfer: CancellableTransfer): Date | undefined {
  const { pickupDate, pickupTime, freeCancellationHours } = transfer;
  if (!freeCancellationHours) return undefined;
  const minutes = minuteOfDay(pickupTime) - freeCancellationHours * 60;
  return new Date(startOfBaliDate(pickupDate).getTime() + minutes * 60_000);
}

export function freeUntilText(transfer: CancellableTransfer, now: Date): string | undefined {
  const end = freeCancellationEnd(transfer);
  return end && end > now
    ? t('{date} at {time} (Bali time)', { date: shortDate(baliDate(end)), time: baliTime(end) })
    : undefined;
}
