import {
  addDays,
  baliDate,
  type BookingType,
  dayAndMonth,
  formatUsd,
  guests,
  monthsOf,
  nightsBetween,
  problemText,
} from '@selasar/domain/core';
import { enumerated, guestCount, nightCount, t } from '@selasar/domain/i18n';
import {
  checkVisit,
  guestsProblem,
  hasRoomFor,
  openTimes,
  takenIn,
  visitProblem,
} from '@selasar/domain/pricing';
import type { BookingRequest, Visit } from '@selasar/domain/pricing';
import { readOccupancy } from '../../../data/offers/catalogue.ts';
import type { BookableItem } from '../../booking/item.ts';
import { type OfferForVisit, type VisitCheck, visitNames } from '../../common/visit.ts';

const [firstName, lastName, guestsName] = visitNames;

/** With one read a month. Rejects if a read fails. */
export async function checkOffers(
  type: BookingType,
  query: string,
  items: Promise<readonly BookableItem[]>,
): Promise<VisitCheck> {
  const now = new Date();
  const visit = visitOf(new URLSearchParams(query));
  const { firstDay, lastDay, numberOfGuests } = visit;
  const isForAnyDay = !firstDay && !lastDay;
  const problem = isForAnyDay
    ? guestsProblem(numberOfGuests)
    : visitProblem(visit, type, baliDate(now));
  if (problem) {
    const { message: code, params: facts } = problem;
    return { query, problem: problemText({ code, ...(facts && { facts }) }) };
  }
  if (isForAnyDay) {
    const offers = (await items).map((item): [string, OfferForVisit] => [
      item.id,
      hasRoomFor(item, numberOfGuests) ? { search: `?${query}` } : { why: 'too-small' },
    ]);
    return { query, label: guestCount(numberOfGuests), offers: Object.fromEntries(offers) };
  }
  const months = monthsOf({ startDate: firstDay, endDate: addDays(lastDay, 1) });
  const occupancies = await Promise.all(months.map(readOccupancy));
  const offers = (await items).map((item): [string, OfferForVisit] => {
    const taken = { now, ...takenIn(occupancies, item) };
    const verdict = checkVisit(item, visit, taken);
    if (verdict.why) return [item.id, { why: verdict.why }];
    const { requested, price } = verdict;
    return [
      item.id,
      {
        search: searchOf(requested),
        usd: price.total,
        total: t('Total {price}', { price: formatUsd(price.total) }),
        details: detailsOf(type, requested, openTimes(item, requested, taken)),
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

function detailsOf(type: BookingType, requested: BookingRequest, times: string[]): string {
  const { startDate, endDate, numberOfGuests } = requested;
  const days =
    type === 'villa' ? nightCount(nightsBetween(startDate, endDate)) : dayAndMonth(startDate);
  return [days, enumerated(times), guestCount(numberOfGuests)].filter(Boolean).join(' · ');
}
