import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { invalidTerms, noTransferTerms } from './noTransferTerms.ts';
import { transfer } from './transferLimits.ts';

export const transferTermsLimits = {
  leadHours: 168,
  freeCancellationHours: 168,
  vehicles: 10,
  seats: 50,
  bags: 50,
};

const count = (min: number, max: number) =>
  z.number().int(problem('number-not-whole')).min(min).max(max, problem('number-too-large'));

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
