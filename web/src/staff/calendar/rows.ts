import type { Block } from '@selasar/domain/calendar';
import { nightsOf, type CivilDate, type Stay } from '@selasar/domain/core';
import type { Villa, Tour } from '@selasar/domain/offers';
import {
  departuresOf,
  hasDepartures,
  hasSeats,
  type Scheduled,
  seatsAt,
  seatsNeeded,
  type StoredRules,
} from '@selasar/domain/pricing';
import { bookingStatus, type Booking } from '@selasar/domain/requests';
import type { Row } from '../../data/firebase/rows.ts';
import { orDash } from '../common/formatInstant.ts';
import { blockName } from '../requests/requestText.ts';
import { stayText } from './period.ts';
import { blockAddress } from './calendarState.ts';
import { clip, lanesOf, type Span } from './spans.ts';

export interface Bar extends Span {
  opens: string;
  variant: 'confirmed' | 'pending' | 'blocked';
  stay: Stay;
  lane: number;
  text: string;
  label: string;
  isInvalid: boolean;
}

export interface VillaRow extends RowHead {
  kind: 'villas';
  bars: readonly Bar[];
  lanes: number;
  held: ReadonlySet<CivilDate>;
}

type Unplaced = Omit<Bar, 'lane'>;

interface Occupants {
  villas: readonly Row<Villa>[];
  stays: readonly Row<Booking>[];
  blocks: readonly Row<Block>[];
  period: Stay;
}

type Occupant = { stay: Row<Booking> } | { block: Row<Block> };

/** Records without valid dates are reported elsewhere. */
export function villaRows({ villas, stays, blocks, period }: Occupants): VillaRow[] {
  const rows = offerRows<Villa, Occupant>({
    offers: villas,
    nameOf: ({ name }) => name,
    items: [...stays.map((stay) => ({ stay })), ...blocks.map((block) => ({ block }))],
    offerOf: (one) => ('stay' in one ? one.stay.villaId : one.block.villaId),
    itemName: (one) => ('stay' in one ? one.stay.itemName : undefined),
  });
  return rows.map(([head, occupants]) => {
    const bars = inLanes(occupants.flatMap((one) => barOf(head.name, one, period) ?? []));
    return {
      ...head,
      kind: 'villas',
      bars,
      lanes: Math.max(1, ...bars.map(({ lane }) => lane + 1)),
      held: new Set(bars.filter(isHolding).flatMap(({ stay }) => nightsOf(stay))),
    };
  });
}

const isHolding = ({ variant }: Pick<Bar, 'variant'>): boolean => variant !== 'pending';

function barOf(villaName: string, one: Occupant, period: Stay): Unplaced | undefined {
  const row = 'stay' in one ? one.stay : one.block;
  const { startDate, endDate } = row;
  if (startDate === undefined || endDate === undefined) return undefined;
  const stay = { startDate, endDate };
  const span = clip(stay, period);
  const content = 'stay' in one ? stayContent(one.stay) : blockContent(one.block);
  if (!span || !content) return undefined;
  const { text, variant } = content;
  const isInvalid = row.damage !== undefined;
  const label = [villaName, text, stayText(stay), variant, ...(isInvalid ? ['damaged'] : [])];
  return { ...span, ...content, stay, isInvalid, label: label.join(', ') };
}

type BarContent = Pick<Bar, 'opens' | 'variant' | 'text'>;

function stayContent({ id, customerName, status }: Row<Booking>): BarContent | undefined {
  if (!status || !bookingStatus[status].takesPlace) return undefined;
  const variant = bookingStatus[status].isSure ? 'confirmed' : 'pending';
  return { opens: id, variant, text: orDash(customerName) };
}

const blockContent = (block: Row<Block>): BarContent => ({
  opens: blockAddress(block.id),
  variant: 'blocked',
  text: blockName(block),
});

/** Stays that hold nights never overlap and come first, so they keep their lane whatever else requests it. */
function inLanes(bars: readonly Unplaced[]): Bar[] {
  const inOrder = bars.toSorted(
    (a, b) =>
      Number(isHolding(b)) - Number(isHolding(a)) ||
      a.column - b.column ||
      a.opens.localeCompare(b.opens),
  );
  const lanes = lanesOf(inOrder);
  return inOrder.map((bar, index) => ({ ...bar, lane: lanes[index] ?? 0 }));
}

export interface TourDay {
  bookings: readonly Row<Booking>[];
  /** Number of guests. */
  confirmed: number;
  pending: number;
}

export interface TourRow extends RowHead {
  kind: 'tours';
  days: ReadonlyMap<CivilDate, TourDay>;
}

export const noGuests: TourDay = { bookings: [], confirmed: 0, pending: 0 };

export const scheduleOf = ({ rules }: Pick<RowHead, 'rules'>): Scheduled => ({
  type: 'tour',
  rules,
});

/** A line for each start time, also for those that only bookings still have. Empty for a tour with one. */
export function departureLines(row: TourRow, date: CivilDate): string[] {
  const schedule = scheduleOf(row);
  if (!hasDepartures(schedule)) return [];
  const { bookings } = row.days.get(date) ?? noGuests;
  const offered = departuresOf(schedule, date);
  const times = new Set([...offered, ...bookings.map(({ startTime = '' }) => startTime)]);
  return [...times].toSorted().map((time) => {
    const at = bookings.filter(({ startTime = '' }) => startTime === time);
    const seats = seatsAt(schedule, time);
    const day = tourDays(at, seats !== undefined).get(date) ?? noGuests;
    const more = offered.includes(time) || !time ? '' : ' (does not run)';
    return `${time || 'No start time'}${more}: ${guestsText(day, seats)}`;
  });
}

export function tourRows(
  tours: readonly Row<Tour>[],
  bookings: readonly Row<Booking>[],
): TourRow[] {
  const rows = offerRows<Tour, Row<Booking>>({
    offers: tours,
    nameOf: ({ title }) => title,
    items: bookings,
    offerOf: ({ tourId }) => tourId,
    itemName: ({ itemName }) => itemName,
  });
  return rows.map(([head, found]) => ({
    ...head,
    kind: 'tours',
    days: tourDays(found, hasSeats(scheduleOf(head))),
  }));
}

/** Where seats are limited, those who take none are not counted. */
function tourDays(bookings: readonly Row<Booking>[], isLimited: boolean) {
  const days = new Map<CivilDate, TourDay>();
  for (const booking of bookings) {
    const { startDate, status, numberOfGuests = 0, party, guestKinds } = booking;
    if (startDate === undefined || !status || !bookingStatus[status].takesPlace) continue;
    const day = days.get(startDate) ?? noGuests;
    const counted = bookingStatus[status].isSure ? 'confirmed' : 'pending';
    const group = { numberOfGuests, party, guestKinds };
    days.set(startDate, {
      ...day,
      bookings: [...day.bookings, booking],
      [counted]: day[counted] + (isLimited ? seatsNeeded(group) : numberOfGuests),
    });
  }
  return days;
}

export function guestsText({ confirmed, pending }: TourDay, seats: number | undefined): string {
  const taken =
    seats === undefined
      ? `${confirmed} ${confirmed === 1 ? 'guest' : 'guests'} confirmed`
      : `${confirmed} of ${seats} ${seats === 1 ? 'seat' : 'seats'} confirmed`;
  return pending > 0 ? `${taken}, ${pending} pending` : taken;
}

export interface RowHead {
  id: string;
  name: string;
  /** No longer offered, but it still has bookings. */
  isGone: boolean;
  rules: StoredRules;
}

interface AnyOffer {
  slug: string;
  rules?: StoredRules;
}

interface Offers<Offer extends AnyOffer, Item> {
  offers: readonly Row<Offer>[];
  nameOf: (offer: Row<Offer>) => string | undefined;
  /** The bookings and blocks in view, the offer of each, and the offer's name when they were made. */
  items: readonly Item[];
  offerOf: (item: Item) => string | undefined;
  itemName: (item: Item) => string | undefined;
}

export function offerRows<Offer extends AnyOffer, Item>(
  all: Offers<Offer, Item>,
): [RowHead, Item[]][] {
  const { offers, nameOf, items, offerOf, itemName } = all;
  const rows = new Map<string, [RowHead, Item[]]>();
  for (const offer of offers) {
    const id = offer.damage ? offer.id : offer.slug;
    rows.set(id, [{ id, name: nameOf(offer) ?? id, isGone: false, rules: offer.rules }, []]);
  }
  for (const item of items) {
    const id = offerOf(item);
    if (id === undefined) continue;
    const gone = { id, name: itemName(item) ?? id, isGone: true, rules: undefined };
    const row = rows.get(id) ?? [gone, []];
    row[1].push(item);
    rows.set(id, row);
  }
  return [...rows.values()].toSorted(
    ([a], [b]) => Number(a.isGone) - Number(b.isGone) || a.name.localeCompare(b.name, 'en'),
  );
}
