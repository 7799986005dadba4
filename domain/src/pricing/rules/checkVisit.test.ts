import { describe, expect, it } from 'vitest';
import { numbers, arbitraryRules, type Numbers } from '../../../testing/arbitraryRules.ts';
import { bookingFormSchema } from '../../requests/bookings/bookingForm.ts';
import { occupancySchema, takenIn, type Occupancy } from '../availability.ts';
import { monthOf, addDays, baliDate, nightsBetween } from '../../core/dates.ts';
import { bookingHorizonDays, guests, maxStayNights } from '../../core/limits.ts';
import { checkAvailability } from './checkAvailability.ts';
import { checkVisit, visitProblem, type Visit } from './checkVisit.ts';
import type { Availability, BookingRequest, OfferTerms } from './terms.ts';

const seed = 3;
const cases = 300;
const now = new Date('2026-11-21T01:30:00Z');
const today = baliDate(now);
const formSchema = bookingFormSchema(today);

type Offer = OfferTerms & { id: string; capacity?: number };

/** A form as `createBooking` gets it. What may be empty is left out. */
const formOf = (offer: Offer, requested: BookingRequest) => ({
  bookingType: offer.type,
  itemId: offer.id,
  ...requested,
  customerName: 'Ayu',
  customerEmail: 'ayu@example.com',
  customerPhone: '',
});

/** The price at which the server takes a request: by the form's schema, the villa's capacity, then the offer's rules. */
const priceAtServer = (offer: Offer, requested: BookingRequest, availability: Availability) =>
  formSchema.safeParse(formOf(offer, requested)).success &&
  requested.numberOfGuests <= (offer.capacity ?? Infinity)
    ? checkAvailability(offer, requested, availability).price
    : undefined;

/** The documents of all months in which something of the offer is taken. */
function occupanciesOf({ id }: Offer, { takenNights, takenSeats }: Availability): Occupancy[] {
  const nights = [...(takenNights ?? [])];
  const seats = [...(takenSeats ?? [])];
  const months = new Set([...nights, ...seats.map(([day]) => day)].map(monthOf));
  return [...months].map((month) =>
    occupancySchema.parse({
      nights: { [id]: nights.filter((night) => monthOf(night) === month), other: [] },
      seats: { [id]: Object.fromEntries(seats.filter(([day]) => monthOf(day) === month)) },
    }),
  );
}

const arbitraryVisit = (below: Numbers): Visit => {
  const firstDay = addDays(today, below(20) === 0 ? bookingHorizonDays - below(5) : below(65));
  return { firstDay, lastDay: addDays(firstDay, below(8)), numberOfGuests: 1 + below(guests.max) };
};

const each = (
  what: (
    one: { tour: Offer; villa: Offer; visit: Visit; availability: Availability },
    below: Numbers,
  ) => void,
) => {
  const below = numbers(seed);
  for (let count = 0; count < cases; count += 1) {
    const { terms, availability } = arbitraryRules(below, now);
    const id = `offer-${count}`;
    const tour = { ...terms('tour'), id };
    const villa = { ...terms('villa'), id, capacity: 1 + below(12) };
    what({ tour, villa, visit: arbitraryVisit(below), availability }, below);
  }
};

/** As the lists check it: with what they read of the months. */
const check = (offer: Offer, visit: Visit, availability: Availability) =>
  checkVisit(offer, visit, { now, ...takenIn(occupanciesOf(offer, availability), offer) });

const refused = { why: expect.any(String) as string };

describe(`a visit, seed ${seed}`, () => {
  it('shows a villa exactly when the server accepts the stay, at its price', () => {
    let shown = 0;
    each(({ villa, visit, availability }) => {
      const { firstDay, lastDay, numberOfGuests } = visit;
      const stay = { startDate: firstDay, endDate: lastDay, numberOfGuests };
      const verdict = check(villa, visit, availability);
      const price = priceAtServer(villa, stay, availability);
      shown += Number(price !== undefined);
      expect(verdict).toEqual(price ? { requested: stay, price } : refused);
    });
    expect(shown).toBeGreaterThan(cases / 20);
    expect(shown).toBeLessThan(cases);
  });

  it('shows a tour exactly when the server accepts a day of it, the first such day at its price', () => {
    let shown = 0;
    each(({ tour, visit, availability }) => {
      const { firstDay, lastDay, numberOfGuests } = visit;
      const days = Array.from({ length: nightsBetween(firstDay, lastDay) + 1 }, (_, day) =>
        addDays(firstDay, day),
      );
      const requested = days
        .map((day) => ({ startDate: day, endDate: day, numberOfGuests }))
        .find((request) => priceAtServer(tour, request, availability));
      const verdict = check(tour, visit, availability);
      shown += Number(requested !== undefined);
      const price = requested && priceAtServer(tour, requested, availability);
      expect(verdict).toEqual(price ? { requested, price } : refused);
    });
    expect(shown).toBeGreaterThan(cases / 4);
    expect(shown).toBeLessThan(cases);
  });
});

describe('why an offer is not for a visit', () => {
  const visit = { firstDay: '2026-12-01', lastDay: '2026-12-04', numberOfGuests: 4 };
  const villa: Offer = { id: 'v', type: 'villa', price: 100, capacity: 6 };
  const tour: Offer = { id: 't', type: 'tour', price: 50, rules: { seats: 6 } };

  it('is its size first', () => {
    const taken = { now, takenNights: new Set(['2026-12-03']) };
    expect(checkVisit({ ...villa, capacity: 3 }, visit, taken)).toEqual({ why: 'too-small' });
    expect(checkVisit(villa, visit, taken)).toEqual({ why: 'taken' });
    expect(checkVisit({ ...villa, rules: { leastNights: 5 } }, visit, { now })).toEqual({
      why: 'not-offered',
    });
    expect(checkVisit({ ...villa, rules: 'damaged' }, visit, { now })).toEqual({
      why: 'not-offered',
    });
  });

  it('is that it is taken if a day of it is full', () => {
    const onFriday: Offer = { ...tour, rules: { seats: 6, weekdays: [5] } };
    const taken = (seats: number) => ({ now, takenSeats: new Map([['2026-12-04', seats]]) });
    expect(checkVisit(onFriday, visit, taken(6))).toEqual({ why: 'taken' });
    // There is room for fewer guests.
    expect(checkVisit(onFriday, visit, taken(3))).toEqual({ why: 'too-small' });
    expect(checkVisit({ ...tour, rules: { weekdays: [7] } }, visit, { now })).toEqual({
      why: 'not-offered',
    });
  });
});

it('says that it is too late where a day would be offered otherwise', () => {
  const tour: Offer = { id: 't', type: 'tour', price: 50, rules: { cutOffHours: 48 } };
  const soon = { firstDay: '2026-11-22', lastDay: '2026-11-22', numberOfGuests: 2 };
  expect(checkVisit(tour, soon, { now })).toEqual({ why: 'too-late' });
  // In Bali it is 9:30.
  const early: Offer = { ...tour, rules: { startTime: '08:00' } };
  const onToday = { ...soon, firstDay: today, lastDay: today };
  expect(checkVisit(early, onToday, { now })).toEqual({ why: 'too-late' });
  const closed = { ...early, rules: { closed: [`${today}/${today}`] } };
  expect(checkVisit(closed, onToday, { now })).toEqual({ why: 'not-offered' });
});

describe('the problem of a visit', () => {
  const good = { firstDay: '2026-12-01', lastDay: '2026-12-04', numberOfGuests: 2 };
  const problemOf = (changed: Partial<Visit>, type: OfferTerms['type'] = 'tour') =>
    visitProblem({ ...good, ...changed }, type, today)?.message;

  it.each<[string, Partial<Visit>, string | undefined, string | undefined]>([
    ['none', {}, undefined, undefined],
    ['one day', { lastDay: good.firstDay }, undefined, 'check-out-too-early'],
    ['reversed', { lastDay: '2026-11-30' }, 'last-day-too-early', 'check-out-too-early'],
    ['in the past', { firstDay: '2026-11-20' }, 'date-in-past', 'date-in-past'],
    ['not a date', { firstDay: 'soon' }, 'visit-days-missing', 'visit-days-missing'],
    ['no last day', { lastDay: '' }, 'visit-days-missing', 'visit-days-missing'],
    ['no such day', { lastDay: '2026-12-32' }, 'visit-days-missing', 'visit-days-missing'],
    ['an Islamic year', { firstDay: '1448-06-11' }, 'date-in-past', 'date-in-past'],
    [
      'a Buddhist year',
      { firstDay: '2569-12-01', lastDay: '2569-12-04' },
      'date-too-far',
      'date-too-far',
    ],
    ['400 nights', { lastDay: addDays(good.firstDay, 400) }, 'stay-too-long', 'stay-too-long'],
    ['no guests', { numberOfGuests: 0 }, 'guests-out-of-range', 'guests-out-of-range'],
    ['99 guests', { numberOfGuests: 99 }, 'guests-out-of-range', 'guests-out-of-range'],
    ['half a guest', { numberOfGuests: 1.5 }, 'guests-out-of-range', 'guests-out-of-range'],
    ['no number', { numberOfGuests: NaN }, 'guests-out-of-range', 'guests-out-of-range'],
  ])('%s', (_, changed, ofTour, ofVilla) => {
    expect(problemOf(changed)).toBe(ofTour);
    expect(problemOf(changed, 'villa')).toBe(ofVilla);
  });

  it('is none for the longest stay', () => {
    expect(problemOf({ lastDay: addDays(good.firstDay, maxStayNights) }, 'villa')).toBeUndefined();
  });
});
