import { addDays, type CivilDate, type Stay } from '../core/dates.ts';
import { toCents } from '../core/money.ts';
import { internationalNumber } from '../core/phoneLinks.ts';
import { type Language, mainLanguage } from '../i18n/languages.ts';
import { balanceOf, commissionOf, paidOf } from './changes/payments.ts';
import type { GuestRequest } from './requestKinds.ts';
import { requestStatus } from './requestStatus.ts';

/** Days of travel that are this far apart are two visits. */
const daysBetweenVisits = 30;

export interface Guest {
  /** Each list has the value of the newest request first. */
  names: string[];
  emails: string[];
  phones: string[];
  languages: Language[];
  /** The first one first; the last may be to come. */
  visits: Stay[];
  /** US dollars, less what was given back. */
  paid: number;
  /** Of the price of what is not cancelled. */
  owed: number;
  toGiveBack: number;
  commission: number;
}

/** What the requests of a guest say together. The newest comes first. */
export function guestOf(requests: readonly GuestRequest[]): Guest {
  const sum = (amountOf: (request: GuestRequest) => number) =>
    toCents(requests.reduce((total, request) => total + amountOf(request), 0));
  return {
    names: distinct(requests.map(({ customerName }) => customerName)),
    emails: distinct(requests.map(({ customerEmail }) => customerEmail)),
    phones: distinct(
      requests.map(({ customerPhone = '' }) => customerPhone),
      (phone) => internationalNumber(phone) ?? phone,
    ),
    languages: distinct(requests.map(({ language = mainLanguage }) => language)),
    visits: visitsOf(requests.filter(({ status }) => requestStatus[status].isSure).map(daysOf)),
    paid: sum(paidOf),
    owed: sum((request) => Math.max(0, balanceOf(request))),
    toGiveBack: sum((request) => Math.max(0, -balanceOf(request))),
    commission: sum(commissionOf),
  };
}

function distinct<Value extends string>(
  values: readonly Value[],
  keyOf: (value: Value) => string = (value) => value,
): Value[] {
  const found = new Map<string, Value>();
  for (const value of values) {
    const key = keyOf(value).toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, value);
  }
  return [...found.values()];
}

const daysOf = (request: GuestRequest): Stay =>
  'pickupDate' in request
    ? { startDate: request.pickupDate, endDate: request.pickupDate }
    : { startDate: request.startDate, endDate: request.endDate };

function visitsOf(days: readonly Stay[]): Stay[] {
  const visits: Stay[] = [];
  for (const { startDate, endDate } of days.toSorted((a, b) =>
    a.startDate < b.startDate ? -1 : 1,
  )) {
    const last = visits.at(-1);
    if (!last || startDate >= addDays(last.endDate, daysBetweenVisits)) {
      visits.push({ startDate, endDate });
    } else if (endDate > last.endDate) last.endDate = endDate;
  }
  return visits;
}

const ordinals = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth'.split(' ');

/** 'Third visit' of three, the last of which may be to come. */
export const visitText = ({ visits }: Pick<Guest, 'visits'>): string => {
  if (visits.length === 0) return 'No visit yet';
  const ordinal = ordinals[visits.length - 1];
  return ordinal ? `${ordinal} visit` : `${visits.length} visits`;
};

/** The latest stay that has begun. */
export const lastVisit = ({ visits }: Pick<Guest, 'visits'>, today: CivilDate): Stay | undefined =>
  visits.findLast(({ startDate }) => startDate <= today);
