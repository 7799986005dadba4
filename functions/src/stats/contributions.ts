import {
  baliDate,
  baliMonth,
  type CollectionName,
  collections,
  instantSchema,
  isCivilDate,
  isSlug,
  maxStayNights,
  monthOf,
  nightsBetween,
  nightsByMonth,
  weekOf,
} from '@selasar/domain/core';
import { seatsNeeded } from '@selasar/domain/pricing';
import {
  bookingSchema,
  commissionAt,
  type RequestKind,
  requestStatus,
  type RequestStatus,
  sourceKeyOf,
  sourceSchema,
} from '@selasar/domain/requests';
import { statsMonthId, unknownOffer } from '@selasar/domain/stats';
import type { DocumentData } from 'firebase-admin/firestore';
import { type Figures, sum, under } from './figures.ts';

// Invalid fields of a record add nothing; the others count.

const statusOf = (stored: unknown) =>
  (Object.keys(requestStatus) as RequestStatus[]).find((status) => status === stored);
const factsOf = (stored: unknown) => {
  const status = statusOf(stored);
  return status && requestStatus[status];
};
const instantOf = (stored: unknown) => instantSchema.safeParse(stored).data;
const dateOf = (stored: unknown) =>
  typeof stored === 'string' && isCivilDate(stored) ? stored : undefined;
const amountOf = (stored: unknown) => (Number.isFinite(stored) ? Number(stored) : 0);
const oneIf = (condition: boolean | undefined) => (condition ? 1 : 0);

function ofRequest(
  place: string,
  { status, unanswered, changeRequest, reviewWaits }: DocumentData,
): Figures {
  const known = statusOf(status);
  return {
    ...under(`overview/${place}`, { total: 1, ...(known && { [known]: 1 }) }),
    ...under('overview/guests', {
      unanswered: oneIf(unanswered === true),
      changeRequests: oneIf(Boolean(changeRequest)),
      reviews: oneIf(reviewWaits === true),
    }),
  };
}

function ofMonth(
  place: string,
  { status, createdAt, source }: DocumentData,
  amount: unknown,
  day: unknown,
): Figures {
  const instant = instantOf(createdAt);
  if (!instant) return {};
  const travel = dateOf(day);
  const facts = factsOf(status);
  const figures = {
    requests: 1,
    confirmed: oneIf(facts?.countsAsConfirmed),
    revenue: facts?.countsAsRevenue ? amountOf(amount) : 0,
    dated: oneIf(travel !== undefined),
    leadDays: travel ? nightsBetween(baliDate(instant), travel) : 0,
  };
  return under(statsMonthId(baliMonth(instant)), {
    ...under(place, figures),
    ...ofSource(source, figures),
  });
}

/** The site has no figures of its own: it is what the others leave of all requests. */
function ofSource(stored: unknown, figures: Figures & { revenue: number }): Figures {
  const source = sourceSchema.safeParse(stored).data;
  if (!source) return {};
  // A slash would divide the name of the figure.
  const key = sourceKeyOf(source).replaceAll('/', '∕');
  const commission = commissionAt(source, figures.revenue);
  return under(`sources/${key}`, { ...figures, commission });
}

function overTime({ status, totalPrice, createdAt }: DocumentData): Figures {
  const revenue = factsOf(status)?.countsAsRevenue ? amountOf(totalPrice) : 0;
  const instant = instantOf(createdAt);
  return {
    'overview/revenue/total': revenue,
    ...(instant && {
      [`overview/revenue/months/${baliMonth(instant)}`]: revenue,
      ...under(`weeks/weeks/${weekOf(baliDate(instant))}`, { bookings: 1, revenue }),
    }),
  };
}

const groupSchema = bookingSchema.pick({ numberOfGuests: true, party: true, guestKinds: true });

function sold(place: string, data: DocumentData): Figures {
  const startDate = dateOf(data['startDate']);
  if (!startDate || !factsOf(data['status'])?.countsAsConfirmed) return {};
  const { data: group } = groupSchema.safeParse(data);
  const seats = group ? seatsNeeded(group) : amountOf(data['numberOfGuests']);
  if (data['bookingType'] !== 'villa') {
    return { [`${statsMonthId(monthOf(startDate))}/${place}/seats`]: seats };
  }
  const endDate = dateOf(data['endDate']);
  // Invalid dates may be centuries apart.
  if (!endDate || nightsBetween(startDate, endDate) > maxStayNights) return {};
  const months = [...nightsByMonth({ startDate, endDate })];
  return Object.fromEntries(
    months.map(([month, { length }]) => [`${statsMonthId(month)}/${place}/nights`, length]),
  );
}

function offerOf({ bookingType, tourId, villaId }: DocumentData): string {
  const [kind, slug] = bookingType === 'villa' ? ['villas', villaId] : ['tours', tourId];
  return `offers/${kind}/${typeof slug === 'string' && isSlug(slug) ? slug : unknownOffer}`;
}

const offer = (place: string) => (data: DocumentData) =>
  under(`overview/${place}`, { total: 1, featured: oneIf(data['featured'] === true) });

type Contribution = (data: DocumentData) => Figures;

const contributions = {
  [collections.tours]: offer('tours'),
  [collections.villas]: offer('villas'),
  [collections.transfers]: (data: DocumentData) => ({
    ...ofRequest('transfers', data),
    ...ofMonth('transfers', data, data['totalAmount'], data['pickupDate']),
  }),
  [collections.bookings]: (data: DocumentData) => ({
    ...ofRequest('bookings', data),
    ...overTime(data),
    ...ofMonth(offerOf(data), data, data['totalPrice'], data['startDate']),
    ...sold(offerOf(data), data),
  }),
  [collections.messages]: (data: DocumentData) =>
    under('overview/messages', { total: 1, unread: oneIf(data['read'] === false) }),
} satisfies Partial<Record<CollectionName, Contribution>> & Record<RequestKind, Contribution>;
type CountedCollection = keyof typeof contributions;

export const countedCollections = Object.keys(contributions) as CountedCollection[];

export function contributionOf(path: string, data: DocumentData | undefined): Figures {
  const counted = countedCollections.find((collection) => path.startsWith(`${collection}/`));
  return data && counted ? sum([contributions[counted](data)]) : {};
}
