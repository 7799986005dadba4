import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { invalidTerms, noTransferTerms } from './noTransferTerms.ts';
import { transfer } from './transfer.ts';

/** The greatest numbers of the terms. */
export const transferTermsLimits = { leadHours: 168, vehicles: 10, seats: 50, bags: 50 };

const count = (min: number, max: number) =>
  z.number().int(problem('number-not-whole')).min(min).max(max, problem('number-too-large'));

/** A full hour, as guests choose them. */
const hourSchema = z.enum(transfer.pickupTimes, problem('pickup-time-invalid'));

export const transferVehicleSchema = z.object({
  /** What a transfer names it by; it stays when the name changes. */
  id: z.string().min(1).max(limits.slug),
  name: lineSchema().min(1, problem('vehicle-name-missing')).max(limits.name),
  passengers: count(1, transferTermsLimits.seats),
  luggage: count(0, transferTermsLimits.bags),
  /** For the car, whatever the route. Never 0: what nobody has filled in is no price. */
  priceUsd: count(1, limits.priceUsd),
});
export type TransferVehicle = z.infer<typeof transferVehicleSchema>;

const isEachOnce = (vehicles: readonly { id: string }[]): boolean =>
  new Set(vehicles.map(({ id }) => id)).size === vehicles.length;

/** Each of the terms, as staff set it. */
export const transferTermsFields = z.object({
  /** How long before the pickup a transfer has to be asked for. */
  leadHours: count(0, transferTermsLimits.leadHours),
  /** The first and the last pickup of a day; the last may be after midnight. */
  hours: z.object({ from: hourSchema, to: hourSchema }),
  vehicles: z
    .array(transferVehicleSchema)
    .max(transferTermsLimits.vehicles)
    .refine(isEachOnce, problem('field-invalid')),
});
export type TransferTerms = z.infer<typeof transferTermsFields>;

/** The document `terms/transfers`, as far as guests are concerned. What it does not say is as if nothing were set. */
export const transferTermsSchema = z.object({
  leadHours: transferTermsFields.shape.leadHours.default(noTransferTerms.leadHours),
  hours: transferTermsFields.shape.hours.default(noTransferTerms.hours),
  vehicles: transferTermsFields.shape.vehicles.default(noTransferTerms.vehicles),
});

/** The stored terms, given the document's data, or nothing where there is no document. */
export function readTransferTerms(data: unknown): TransferTerms | typeof invalidTerms {
  return transferTermsSchema.safeParse(data ?? {}).data ?? invalidTerms;
}
