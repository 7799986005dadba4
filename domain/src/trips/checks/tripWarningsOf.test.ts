import { describe, expect, it } from 'vitest';
import { airportName as airport } from '../../transfers/airport.ts';
import { stayIn, tourOn, transferOn } from '../../../testing/arbitraryTrip.ts';
import { warningText, fixText } from './warningText.ts';
import type { CheckedRequest } from './request.ts';
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
        from: '2026-12-14',
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

describe('a tour around the flights', () => {
  it.each([
    ['2026-12-13', 'tour-before-landing'],
    ['2026-12-14', 'tour-on-landing-day'],
    ['2026-12-18', 'tour-on-departure-day'],
    ['2026-12-19', 'tour-after-departure'],
  ])('on %s is told: %s', (date, code) => {
    const tour = tourOn(date);
    expect(tripWarningsOf([...whole, tour], today)).toMatchObject([
      {
        code,
        from: date,
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

  it('fits on the day of a landing after midnight, and of a departure in the evening', () => {
    const early = transferOn('2026-12-14', '05:00', airport, 'Ubud');
    const late = transferOn('2026-12-18', '18:00', 'Ubud', airport);
    const tours = [tourOn('2026-12-14'), tourOn('2026-12-18')];
    expect(codesOf([stay, early, late, ...tours])).toEqual([]);
  });

  it('ignores the flight of a guest who had a stay before, or comes back', () => {
    const before = stayIn('2026-12-10', '2026-12-12', 'Villa Ombak Canggu');
    const first = transferOn('2026-12-10', '14:00', airport, 'Canggu');
    const away = transferOn('2026-12-12', '09:00', 'Canggu', airport);
    expect(codesOf([before, first, away, ...whole, tourOn('2026-12-11')])).toEqual([]);
    expect(codesOf([before, stay, landing, tourOn('2026-12-11')])).not.toContain(
      'tour-before-landing',
    );
  });
});

describe('a stay around the flights', () => {
  it('that begins before the landing gets a warning, except for the night before a morning landing', () => {
    const late = (date: string, time: string) => [stay, transferOn(date, time, airport, 'Ubud')];
    expect(codesOf(late('2026-12-15', '14:00'))).toEqual(['stay-before-landing']);
    expect(codesOf(late('2026-12-16', '03:00'))).toEqual(['stay-before-landing']);
    expect(codesOf(late('2026-12-15', '11:00'))).toEqual([]);
  });

  it('that ends after the departure gets a warning, except for the night of a late flight', () => {
    const leaves = (date: string) => [
      stay,
      landing,
      transferOn(date, '22:00', 'Villa Sawah Ubud', airport),
    ];
    expect(codesOf(leaves('2026-12-16'))).toEqual(['stay-after-departure']);
    expect(codesOf(leaves('2026-12-17'))).toEqual([]);
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

describe('a place', () => {
  const canggu = stayIn('2026-12-18', '2026-12-20', 'Villa Ombak Canggu');
  const pickup = (place: string) => [
    stay,
    landing,
    transferOn('2026-12-18', '12:00', place, airport),
  ];
  const dropOff = (place: string, time = '14:00') => [
    stay,
    transferOn('2026-12-14', time, airport, place),
  ];

  it('of a pickup differs from the villa of the night', () => {
    expect(warningTexts(pickup('Nusa Dua'))).toEqual([
      [
        'pickup-elsewhere',
        'Your pickup on Dec 18 is at “Nusa Dua”, but you are staying at Villa Sawah Ubud then.',
        'Write to us',
      ],
    ]);
  });

  it('of a drop-off differs from the villa of the night', () => {
    expect(codesOf(dropOff('Villa Karang, Uluwatu'))).toEqual(['drop-off-elsewhere']);
    expect(codesOf(dropOff('Uluwatu', '02:00'))).toEqual(['drop-off-elsewhere']);
  });

  it('is another villa of the trip', () => {
    const senja = stayIn('2026-12-18', '2026-12-20', 'Rumah Senja');
    expect(codesOf([...dropOff('Rumah Senja'), senja])).toEqual(['drop-off-elsewhere']);
  });

  it.each([
    'Villa Sawah Ubud',
    'villa sawah',
    'VILLA SAWAH, Jl. Raya 3',
    'Ubud',
    'Alaya Hotel, Ubud',
    'Tegallalang',
    'our villa',
    'Jl. Raya Seminyak 12',
    'Hotel Alila',
  ])('such as "%s" may be the villa', (place) => {
    expect(codesOf(pickup(place))).toEqual([]);
    expect(codesOf(dropOff(place))).toEqual([]);
  });

  it('is the villa of the night before or of the day, on the day of a move', () => {
    const moves = [
      transferOn('2026-12-18', '11:00', 'Ubud', 'Canggu'),
      transferOn('2026-12-18', '13:00', 'Canggu', 'Ubud'),
      transferOn('2026-12-18', '15:00', 'Nusa Dua', 'Villa Ombak'),
    ];
    expect(codesOf([stay, landing, canggu, ...moves])).toEqual([]);
    const trip = transferOn('2026-12-16', '11:00', 'Nusa Dua', 'Jimbaran');
    expect(codesOf([stay, landing, canggu, trip])).toEqual(['pickup-elsewhere']);
  });

  it('is the villa of the current night, for a landing after midnight', () => {
    const first = stayIn('2026-12-13', '2026-12-14', 'Villa Karang Uluwatu');
    const [, car] = dropOff('Uluwatu', '02:00');
    expect(codesOf([first, stay, ...(car ? [car] : [])])).toEqual([]);
  });

  it('may be any for a guest without a villa of ours at that time', () => {
    expect(codesOf([transferOn('2026-12-18', '12:00', 'Nusa Dua', airport)])).toEqual([]);
  });

  it('of a completed transfer gets no warning', () => {
    const driven = pickup('Nusa Dua').map((request) =>
      request.kind === 'transfers' ? { ...request, status: 'completed' as const } : request,
    );
    expect(codesOf(driven, '2026-12-18')).toEqual([]);
  });
});

describe('the nights between stays', () => {
  const from = transferOn('2026-12-14', '14:00', airport, 'Ubud');
  const later = (startDate: string) => stayIn(startDate, '2026-12-28', 'Villa Ombak Canggu');

  it('get a warning if no villa is booked for them', () => {
    expect(warningTexts([stay, from, later('2026-12-19')])).toEqual([
      [
        'no-bed',
        'You have no villa for the night of Dec 18. If you are staying elsewhere, all is well.',
        'Find a villa for Dec 18',
      ],
    ]);
    expect(warningTexts([stay, from, later('2026-12-21')])[0]?.[1]).toBe(
      'You have no villa for the 3 nights from Dec 18 to Dec 21. If you are staying elsewhere, all is well.',
    );
  });

  it('are at most a week: after a longer break the guest was elsewhere', () => {
    expect(codesOf([stay, from, later('2026-12-25')])).toEqual(['no-bed']);
    expect(codesOf([stay, from, later('2026-12-26')])).not.toContain('no-bed');
  });

  it('get no warning if the guest flies out', () => {
    const away = transferOn('2026-12-18', '09:00', 'Ubud', airport);
    expect(codesOf([stay, from, away, later('2026-12-21')])).toEqual([]);
    const evening = transferOn('2026-12-17', '22:00', 'Ubud', airport);
    expect(codesOf([stay, from, evening, later('2026-12-21')])).toEqual([]);
  });

  it('get no warning during another stay', () => {
    const long = stayIn('2026-12-14', '2026-12-21', 'Villa Sawah Ubud');
    const within = stayIn('2026-12-15', '2026-12-16', 'Villa Ombak Canggu');
    expect(codesOf([long, within, from, later('2026-12-21')])).not.toContain('no-bed');
  });

  it('that two stays share get a warning, unless a group has two villas', () => {
    const overlapping = stayIn('2026-12-17', '2026-12-20', 'Villa Ombak Canggu');
    expect(warningTexts([stay, from, overlapping])).toEqual([
      [
        'two-villas',
        'You have two bookings for the night of Dec 17: Villa Sawah Ubud and Villa Ombak Canggu.',
        'Change the date of Villa Ombak Canggu',
      ],
    ]);
    const beside = stayIn('2026-12-14', '2026-12-18', 'Villa Ombak Canggu');
    expect(codesOf([stay, from, beside])).toEqual([]);
    expect(codesOf([stay, from, { ...stay, id: 'again' }])).toEqual(['two-villas']);
  });
});

describe('a day on which nothing runs', () => {
  // Nyepi is on March 8.
  const month = stayIn('2027-03-01', '2027-03-12');
  const arrival = transferOn('2027-03-01', '14:00', airport, 'Ubud');

  it('gets a warning for a tour', () => {
    expect(warningTexts([month, arrival, tourOn('2027-03-08')])).toEqual([
      [
        'nothing-runs',
        'Ubud Jungle Adventure cannot run on Mar 8: all of Bali stays at home for Nyepi.',
        'Change the date of Ubud Jungle Adventure',
      ],
    ]);
  });

  it.each([
    ['2027-03-08', '05:00', false],
    ['2027-03-08', '06:00', true],
    ['2027-03-09', '05:00', true],
    ['2027-03-09', '06:00', false],
  ])('has no car, on %s at %s: %s', (date, time, isFound) => {
    const drive = transferOn(date, time, 'Ubud', 'Canggu');
    const found = tripWarningsOf([month, arrival, drive], today);
    expect(found.map(({ code }) => code)).toEqual(isFound ? ['nothing-runs'] : []);
    for (const warning of found) expect(warningText(warning, 'staff')).toContain('Nyepi');
  });

  it('gets a warning for check-in and check-out, but not for a stay across it', () => {
    const before = stayIn('2027-03-06', '2027-03-08');
    const after = stayIn('2027-03-08', '2027-03-10', 'Villa Ombak Canggu');
    const car = transferOn('2027-03-06', '14:00', airport, 'Ubud');
    expect(codesOf([month, arrival])).toEqual([]);
    expect(warningTexts([before, after, car]).map(([, sentence]) => sentence)).toEqual([
      'Check-in at Villa Ombak Canggu is not possible on Mar 8: all of Bali stays at home for Nyepi.',
      'Check-out from Villa Sawah Ubud is not possible on Mar 8: all of Bali stays at home for Nyepi.',
    ]);
  });

  it('has no arrival, so no transfer is offered', () => {
    expect(codesOf([stayIn('2027-03-08', '2027-03-12')])).toEqual(['nothing-runs']);
  });

  it('is marked as expected until the government has confirmed it', () => {
    expect(warningTexts([tourOn('2029-03-15')])[0]?.[1]).toContain(
      'has not confirmed this date yet',
    );
  });
});

describe('a past request', () => {
  const requests = [stay, tourOn('2026-12-16'), tourOn('2026-12-16', 'Mount Batur Sunrise')];
  it('gets no warning', () => {
    expect(codesOf(requests, '2026-12-14')).toEqual(['no-arrival-transfer', 'tours-on-one-day']);
    expect(codesOf(requests, '2026-12-15')).toEqual(['tours-on-one-day']);
    expect(codesOf(requests, '2026-12-17')).toEqual([]);
  });
});
