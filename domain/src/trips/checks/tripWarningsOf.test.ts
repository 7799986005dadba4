import { describe, expect, it } from 'vitest';
import { airportName as airport } from '../../core/bali/places.ts';
import { stayIn, tourOn, transferOn } from '../../../testing/arbitraryTrip.ts';
import { warningText, fixText } from './warningText.ts';
import type { CheckedRequest } from './journeys.ts';
import { tripWarningsOf } from './tripWarningsOf.ts';

const today = '2026-11-22';

/** Dec 14 to 18 in Ubud, with transfers from and to the airport: no warnings. */
const stay = stayIn('2026-12-14', '2026-12-18');
const landing = transferOn('2026-12-14', '14:00', airport, 'Villa Sawah Ubud');
const departure = transferOn('2026-12-18', '12:00', 'Villa Sawah Ubud', airport);
const whole = [stay, landing, departure];

const codesOf = (requests: readonly CheckedRequest[], day = today) =>
  tripWarningsOf(requests, day).map(({ code }) => code);

/** Code, day, text for the guest, and suggested fix. */
const warningTexts = (requests: readonly CheckedRequest[], day = today) =>
  tripWarningsOf(requests, day).map((warning) => [
    warning.code,
    warningText(warning, 'guest'),
    fixText(warning.suggestedFix, 'guest'),
  ]);

it('finds no warnings in a consistent trip, nor in an empty one', () => {
  expect(tripWarningsOf([...whole, tourOn('2026-12-16')], today)).toEqual([]);
  expect(tripWarningsOf([], today)).toEqual([]);
  expect(tripWarningsOf([tourOn('2026-12-16')], today)).toEqual([]);
});

describe('an arrival', () => {
  it('without a transfer gets a warning, with a link to add one', () => {
    expect(warningTexts([stay, departure, tourOn('2026-12-16')])).toEqual([
      [
        'no-arrival-transfer',
        'No one is meeting you at the airport yet when you arrive at Villa Sawah Ubud on Dec 14.',
        'Add a transfer for Dec 14',
      ],
    ]);
    expect(tripWarningsOf([stay], today)).toMatchObject([
      {
        requests: [stay.id],
        facts: { date: '2026-12-14' },
        suggestedFix: { code: 'add-transfer', date: '2026-12-14', to: 'Villa Sawah Ubud' },
      },
    ]);
  });

  it.each([
    ['after midnight of the first night', '2026-12-15', '01:00'],
    ['in the early morning after the first night', '2026-12-15', '09:00'],
    ['after midnight of the check-in day', '2026-12-14', '02:00'],
  ])('is met %s', (_name, date, time) => {
    expect(codesOf([stay, transferOn(date, time, 'DPS', 'Ubud')])).toEqual([]);
  });

  it('after midnight matches a stay of one night', () => {
    const night = stayIn('2026-12-14', '2026-12-15');
    expect(codesOf([night, transferOn('2026-12-15', '01:00', airport, 'Ubud')])).toEqual([]);
  });

  it('needs no transfer if the guest is already here, or comes from elsewhere', () => {
    expect(codesOf([stay, tourOn('2026-12-12')])).toEqual([]);
    expect(codesOf([stay, transferOn('2026-12-14', '10:00', 'Hotel in Kuta', 'Ubud')])).toEqual([]);
  });

  it('is checked for each journey: a guest who comes back next year lands again', () => {
    const later = stayIn('2027-06-01', '2027-06-05');
    expect(codesOf([...whole, later])).toEqual(['no-arrival-transfer']);
  });

  it('with a completed transfer on this day gets no warning', () => {
    const driven = { ...landing, status: 'completed' as const };
    expect(codesOf([stay, driven, departure], '2026-12-14')).toEqual([]);
  });
});

describe('a tour around the landing', () => {
  it.each([
    ['2026-12-13', 'tour-before-landing'],
    ['2026-12-14', 'tour-on-landing-day'],
  ])('on %s is told: %s', (date, code) => {
    const tour = tourOn(date);
    expect(tripWarningsOf([...whole, tour], today)).toMatchObject([
      {
        code,
        facts: { date },
        suggestedFix: { code: 'change-date', request: tour.id, what: 'Ubud Jungle Adventure' },
      },
    ]);
  });

  it('gets a warning text', () => {
    expect(warningTexts([...whole, tourOn('2026-12-13')])[0]?.slice(1)).toEqual([
      'Ubud Jungle Adventure is on Dec 13, but we meet you at the airport on Dec 14 at 14:00.',
      'Change the date of Ubud Jungle Adventure',
    ]);
  });

  it('fits on the day of a landing after midnight', () => {
    const early = transferOn('2026-12-14', '05:00', airport, 'Ubud');
    expect(codesOf([stay, early, tourOn('2026-12-14')])).toEqual([]);
  });

  it('ignores the landing of a guest who had a stay before', () => {
    const before = stayIn('2026-12-10', '2026-12-12', 'Villa Ombak Canggu');
    const first = transferOn('2026-12-10', '14:00', airport, 'Canggu');
    const away = transferOn('2026-12-12', '09:00', 'Canggu', airport);
    expect(codesOf([before, first, away, ...whole, tourOn('2026-12-11')])).toEqual([]);
    expect(codesOf([before, stay, landing, tourOn('2026-12-11')])).not.toContain(
      'tour-before-landing',
    );
  });
});

it('warns about different tours on one day, and suggests moving the unconfirmed one', () => {
  const sunrise = tourOn('2026-12-16', 'Mount Batur Sunrise', { status: 'pending' });
  const jungle = tourOn('2026-12-16');
  expect(warningTexts([...whole, jungle, sunrise])).toEqual([
    [
      'tours-on-one-day',
      'You have Mount Batur Sunrise and Ubud Jungle Adventure on one day, Dec 16. Most tours take all day.',
      'Change the date of Mount Batur Sunrise',
    ],
  ]);
  // A large group books one tour twice.
  expect(codesOf([...whole, jungle, { ...jungle, id: 'again' }])).toEqual([]);
});

describe('tours whose hours are known', () => {
  const at = (startTime: string, minutes: number, name?: string) =>
    tourOn('2026-12-16', name, { startTime, minutes });
  const morning = at('07:30', 480);

  it('are warned of only if they overlap, and then not for taking all day', () => {
    const sunset = at('16:00', 240, 'Uluwatu Sunset');
    expect(codesOf([...whole, morning, sunset])).toEqual([]);
    const lunch = at('12:00', 240, 'Lunch in a Warung');
    expect(warningTexts([...whole, morning, lunch])).toMatchObject([
      [
        'tours-on-one-day',
        'You have Lunch in a Warung and Ubud Jungle Adventure at the same time on Dec 16.',
        'Change the date of Ubud Jungle Adventure',
      ],
    ]);
    // The third of the day is not mentioned.
    expect(
      tripWarningsOf([...whole, morning, lunch, at('20:00', 60, 'Fire Dance')], today),
    ).toEqual(tripWarningsOf([...whole, morning, lunch], today));
    // Without hours it may take all day.
    expect(codesOf([...whole, tourOn('2026-12-16'), sunset])).toEqual(['tours-on-one-day']);
  });

  it('begin with their pickup', () => {
    const early = { ...at('12:00', 240, 'Reef Walk'), pickupTime: '10:30' };
    expect(codesOf([...whole, at('08:00', 180), early])).toEqual(['tours-on-one-day']);
  });

  it.each([
    ['09:00', '14:00', 'at 14:00 after a landing in the morning', []],
    ['14:00', '15:00', 'an hour after the landing', ['tour-on-landing-day']],
  ])('landing at %s: a tour at %s, %s', (lands, startTime, _, codes) => {
    const tour = tourOn('2026-12-14', 'Reef Walk', { startTime, minutes: 180 });
    const arrival = transferOn('2026-12-14', lands, airport, 'Villa Sawah Ubud');
    expect(codesOf([stay, arrival, departure, tour])).toEqual(codes);
  });

  it('name the hour that does not fit', () => {
    const landed = tourOn('2026-12-14', 'Reef Walk', { startTime: '15:00', minutes: 180 });
    expect(warningTexts([...whole, landed])[0]?.[1]).toBe(
      'Reef Walk starts at 15:00 on the day you land: we meet you at the airport on Dec 14 at 14:00.',
    );
  });
});

it('does not miss a transfer to a villa that meets its guests', () => {
  const met = { ...stay, arrival: { airportTransfer: true as const } };
  expect(codesOf([met, departure])).toEqual([]);
});

it('does not miss a transfer on Nyepi, when none can be booked', () => {
  expect(codesOf([stayIn('2027-03-08', '2027-03-12')])).toEqual([]);
});

describe('a past request', () => {
  const requests = [stay, tourOn('2026-12-16'), tourOn('2026-12-16', 'Mount Batur Sunrise')];
  it('gets no warning', () => {
    expect(codesOf(requests, '2026-12-14')).toEqual(['no-arrival-transfer', 'tours-on-one-day']);
    expect(codesOf(requests, '2026-12-15')).toEqual(['tours-on-one-day']);
    expect(codesOf(requests, '2026-12-17')).toEqual([]);
  });
});
