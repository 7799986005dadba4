import { z } from 'zod';
import { type Pickup, transfer } from './transferLimits.ts';
import { baliDayOf, type BaliDay } from '../../core/bali/ceremonies.ts';
import { baliDate, baliTime, isPastTime, startOfBaliDate } from '../../core/dates.ts';
import { problem, type Report } from '../../core/problem.ts';
import type { TransferTerms, TransferVehicle } from './terms.ts';

/** The date must exist and not be past. */
export interface TransferChangeForm extends Pickup {
  passengers: number;
  luggage: number;
  vehicleId: string;
}

interface Refused {
  field: 'pickupTime' | 'vehicleId';
  report: Report;
}
/** US dollars; no vehicle if the terms have none. */
interface Offered {
  totalAmount: number;
  vehicle: TransferVehicle | undefined;
}
export type TransferJudgement =
  | { refused: Refused; offered?: never }
  | { offered: Offered; refused?: never };

export function checkTransfer(
  requested: TransferChangeForm,
  terms: TransferTerms,
  now: Date,
): TransferJudgement {
  const late = checkPickup(requested, terms, now);
  if (late) return { refused: { field: 'pickupTime', report: late } };
  const unfit = checkVehicle(requested, terms);
  if (unfit) return { refused: { field: 'vehicleId', report: unfit } };
  const vehicle = vehicleOf(requested.vehicleId, terms);
  return { offered: { totalAmount: vehiclePrice(vehicle), vehicle } };
}

/** US dollars. */
export const vehiclePrice = (vehicle: TransferVehicle | undefined): number =>
  vehicle?.priceUsd ?? transfer.totalAmount;

export const vehicleOf = (id: string, { vehicles }: TransferTerms): TransferVehicle | undefined =>
  vehicles.find((vehicle) => vehicle.id === id);

const hourMs = 3_600_000;

/** A closed day begins in the morning: the night before it is normal. */
const closesAt = '06:00';

export function closedDayAt({ pickupDate, pickupTime }: Pickup): BaliDay | undefined {
  const day = baliDayOf(pickupDate);
  const isClosed =
    day?.kind === 'closed'
      ? pickupTime >= closesAt
      : day?.closedUntil !== undefined && pickupTime < day.closedUntil;
  return isClosed ? day : undefined;
}

/** If the last pickup is before the first, service runs through midnight. */
const isServed = (time: string, { from, to }: TransferTerms['hours']): boolean =>
  from <= to ? from <= time && time <= to : from <= time || time <= to;

const leadEnd = ({ leadHours }: TransferTerms, now: Date): Date =>
  new Date(now.getTime() + leadHours * hourMs);

/** Covers any night and any closed day. */
const searchedHours = 7 * 24;

function pickupAfter(instant: Date, { hours }: TransferTerms): Pickup | undefined {
  const first = Math.floor(instant.getTime() / hourMs) + 1;
  for (let hour = first; hour < first + searchedHours; hour += 1) {
    const at = new Date(hour * hourMs);
    const pickup = { pickupDate: baliDate(at), pickupTime: baliTime(at) };
    if (isServed(pickup.pickupTime, hours) && !closedDayAt(pickup)) return pickup;
  }
  return undefined;
}

export const earliestPickup = (terms: TransferTerms, now: Date): Pickup | undefined =>
  pickupAfter(leadEnd(terms, now), terms);

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

export function checkPickup(pickup: Pickup, terms: TransferTerms, now: Date): Report | undefined {
  const { pickupDate, pickupTime } = pickup;
  if (isPastTime(pickupDate, pickupTime, now)) {
    return problem('time-in-past', { today: baliDate(now), time: baliTime(now) });
  }
  const end = leadEnd(terms, now);
  const closed = closedDayAt(pickup);
  if (closed) {
    const requestedTime = new Date(
      startOfBaliDate(pickupDate).getTime() + Number.parseInt(pickupTime, 10) * hourMs,
    );
    return problem('roads-closed', {
      guest: closed.guest,
      next: pickupAfter(latest(requestedTime, end), terms),
    });
  }
  if (!isServed(pickupTime, terms.hours)) return problem('outside-service', terms.hours);
  if (isPastTime(pickupDate, pickupTime, end)) {
    return problem('too-soon', { leadHours: terms.leadHours, next: pickupAfter(end, terms) });
  }
  return undefined;
}

export const checkHour = (pickupTime: string, { hours }: TransferTerms): Report | undefined =>
  isServed(pickupTime, hours) ? undefined : problem('outside-service', hours);

const isRoomy = (vehicle: TransferVehicle, { passengers, luggage }: Party): boolean =>
  passengers <= vehicle.passengers && luggage <= vehicle.luggage;
type Party = Pick<TransferChangeForm, 'passengers' | 'luggage'>;

export function checkVehicle(
  requested: Party & Pick<TransferChangeForm, 'vehicleId'>,
  terms: TransferTerms,
): Report | undefined {
  const { vehicles } = terms;
  if (vehicles.length === 0) return undefined;
  if (requested.vehicleId === '') return problem('vehicle-missing');
  const vehicle = vehicleOf(requested.vehicleId, terms);
  if (!vehicle) return problem('vehicle-gone');
  if (isRoomy(vehicle, requested)) return undefined;
  const larger = vehicles
    .filter((other) => isRoomy(other, requested))
    .toSorted((one, other) => one.priceUsd - other.priceUsd)[0];
  return problem('vehicle-too-small', { ...vehicle, larger: larger?.name });
}

export const checkedTransferFields = [
  'pickupLocation',
  'destination',
  'pickupDate',
  'pickupTime',
  'passengers',
  'luggage',
  'vehicleId',
] as const;

/** Terms that staff may override, by their problem code. */
const without = {
  'too-soon': { leadHours: 0 },
  'outside-service': {
    hours: { from: transfer.pickupTimes[0] ?? '', to: transfer.pickupTimes.at(-1) ?? '' },
  },
} as const satisfies Record<string, Partial<TransferTerms>>;
export type OverridableRule = keyof typeof without;

export const overridableRuleSchema = z.enum(
  Object.keys(without) as [OverridableRule, ...OverridableRule[]],
);

export const overridableRuleOf = (refused: Refused | undefined): OverridableRule | undefined =>
  overridableRuleSchema.safeParse(refused?.report.message).data;

interface StaffJudgement {
  /** Without the overridable terms. */
  check: TransferJudgement;
  soft: Refused[];
}

export function checkTransferForStaff(
  requested: TransferChangeForm,
  terms: TransferTerms,
  now: Date,
): StaffJudgement {
  const soft: Refused[] = [];
  for (let left = terms; ;) {
    const check = checkTransfer(requested, left, now);
    const term = overridableRuleOf(check.refused);
    if (!check.refused || !term || soft.map(overridableRuleOf).includes(term)) {
      return { check, soft };
    }
    soft.push(check.refused);
    left = { ...left, ...without[term] };
  }
}

/** Without the overridable terms whose problems staff have seen. */
export function checkTransferWithOverrides(
  seen: readonly OverridableRule[],
  requested: TransferChangeForm,
  terms: TransferTerms,
  now: Date,
): TransferJudgement {
  const { check, soft } = checkTransferForStaff(requested, terms, now);
  if (check.refused) return check;
  const refused = soft.find((one) => !seen.some((term) => term === overridableRuleOf(one)));
  return refused ? { refused } : check;
}
