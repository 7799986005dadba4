import {
  addDays,
  baliDate,
  checkVisit,
  dayAndMonth,
  formatUsd,
  guests,
  monthsOf,
  nightsBetween,
  problemText,
  t,
  takenIn,
  visitProblem,
} from '@selasar/domain';
import type { BookingRequest, BookingType, Visit } from '@selasar/domain';
import { readOccupancy } from '../../../data/bookings/readOccupancy.ts';
import type { BookableItem } from '../../booking/item.ts';
import { guestCount } from '../offers/guestCount.ts';
import { nightCount } from '../offers/nightCount.ts';
import type { OfferForVisit, VisitCheck } from './visitCheck.ts';
import { visitNames } from './visitNames.ts';

const [firstName, lastName, guestsName] = visitNames;

/** Checks all offers of a list for a visit, with one read a month. Rejects if a read fails. */
export async function checkOffers(
  type: BookingType,
  query: string,
  items: Promise<readonly BookableItem[]>,
): Promise<VisitCheck> {
  const now = new Date();
  const visit = visitOf(new URLSearchParams(query));
  const { firstDay, lastDay, numberOfGuests } = visit;
  const problem = visitProblem(visit, type, baliDate(now));
  if (problem) {
    const { message: code, params: facts } = problem;
    return { query, problem: problemText({ code, ...(facts && { facts }) }) };
  }
  const months = monthsOf({ startDate: firstDay, endDate: addDays(lastDay, 1) });
  const occupancies = await Promise.all(months.map(readOccupancy));
  const offers = (await items).map((item): [string, OfferForVisit] => {
    const verdict = checkVisit(item, visit, { now, ...takenIn(occupancies, item) });
    if (verdict.why) return [item.id, { why: verdict.why }];
    const { requested, price } = verdict;
    return [
      item.id,
      {
        search: searchOf(requested),
        usd: price.total,
        total: t('Total {price}', { price: formatUsd(price.total) }),
        details: detailsOf(type, requested),
      },
    ];
  });
  const days =
    firstDay === lastDay
      ? dayAndMonth(firstDay)
      : `${dayAndMonth(firstDay)} – ${dayAndMonth(lastDay)}`;
  return {
    query,
    label: `${days} · ${guestCount(numberOfGuests)}`,
    offers: Object.fromEntries(offers),
  };
}

/** A missing number of guests is that of the empty form. */
function visitOf(params: URLSearchParams): Visit {
  const count = params.get(guestsName);
  return {
    firstDay: params.get(firstName) ?? '',
    lastDay: params.get(lastName) ?? '',
    numberOfGuests: count === null ? guests.initial : Number(count),
  };
}

const searchOf = ({ startDate, endDate, numberOfGuests }: BookingRequest): string =>
  `?${String(
    new URLSearchParams({
      [firstName]: startDate,
      [lastName]: endDate,
      [guestsName]: String(numberOfGuests),
    }),
  )}`;

function detailsOf(type: BookingType, requested: BookingRequest): string {
  const { startDate, endDate, numberOfGuests } = requested;
  const days =
    type === 'villa' ? nightCount(nightsBetween(startDate, endDate)) : dayAndMonth(startDate);
  return `${days} · ${guestCount(numberOfGuests)}`;
}
