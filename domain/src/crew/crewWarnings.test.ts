import { describe, expect, it } from 'vitest';
import { numbers, type Numbers } from '../../testing/arbitraryRules.ts';
import {
  type CrewWarning,
  crewWarnings,
  crewWarningText,
  plannedTour,
  plannedTransfer,
  wayMinutes,
  type PlannedJob,
  minutesOf,
} from './crewWarnings.ts';
import { airportName } from '../core/bali/places.ts';
import { clockAt } from '../core/dates.ts';

const date = '2026-12-14';
const member = { drives: true, guides: true, seats: 4, daysOff: ['2026-12-20'], active: true };
const walk = plannedTour(
  {
    id: 'walk',
    bookingType: 'tour',
    itemName: 'Ubud Walk',
    startDate: date,
    numberOfGuests: 2,
    pickupTime: '07:30',
    hotelName: 'Villa Sawah Ubud',
  },
  '6 hours',
);
const ride = (pickupTime: string, pickupLocation = 'Ubud', more: object = {}) =>
  plannedTransfer({
    id: `ride ${pickupTime}`,
    pickupDate: date,
    pickupTime,
    pickupLocation,
    destination: 'Airport (DPS)',
    passengers: 2,
    ...more,
  });
const texts = (warnings: readonly CrewWarning[]) => warnings.map(crewWarningText);

describe('staff are warned', () => {
  it('not about a job that fits', () => {
    expect(crewWarnings(member, 'driver', walk, [walk, ride('15:00')])).toEqual([]);
  });

  it('about two jobs at once', () => {
    expect(texts(crewWarnings(member, 'guide', walk, [ride('12:00')]))).toEqual([
      'Two jobs at once: Ubud to Airport (DPS) is from about 12:00 to 14:00.',
    ]);
  });

  it('about one departure of a tour as one job, whose guests share the car', () => {
    const tour = (id: string, numberOfGuests: number, more: object = {}) =>
      plannedTour({
        id,
        bookingType: 'tour',
        tourId: 'walk',
        itemName: 'Ubud Walk',
        startDate: date,
        numberOfGuests,
        startTime: '08:00',
        ...more,
      });
    const [one, other] = [tour('one', 2), tour('other', 2, { pickupTime: '07:15' })];
    expect(crewWarnings(member, 'driver', one, [one, other])).toEqual([]);
    expect(texts(crewWarnings(member, 'driver', one, [other, tour('third', 1)]))).toEqual([
      'The car has 4 seats for 5 guests.',
    ]);
    for (const more of [{ startTime: '09:00' }, { tourId: 'ride' }, { tourId: undefined }]) {
      const [warning] = crewWarnings(member, 'driver', one, [tour('else', 2, more)]);
      expect(warning?.code).toBe('two-at-once');
    }
    const untimed = { startTime: undefined, pickupTime: '08:00' };
    expect(crewWarnings(member, 'driver', tour('a', 2, untimed), [tour('b', 2, untimed)])).toEqual(
      [],
    );
  });

  it('about a drive that takes longer than the time between jobs', () => {
    expect(texts(crewWarnings(member, 'driver', ride('14:00', 'Amed'), [walk]))).toEqual([
      'The way to or from Ubud Walk takes about 90 minutes, and there are 30.',
    ]);
  });

  it('about too few seats, for drivers', () => {
    const many = { ...walk, people: 5 };
    expect(texts(crewWarnings(member, 'driver', many, []))).toEqual([
      'The car has 4 seats for 5 guests.',
    ]);
    expect(crewWarnings(member, 'guide', many, [])).toEqual([]);
  });

  it('about a day off, a missing role, and a person who has left', () => {
    const away = { ...member, drives: false, guides: false, active: false };
    const onDayOff = { ...walk, date: '2026-12-20' };
    expect(texts(crewWarnings(away, 'driver', onDayOff, []))).toEqual([
      'Does not work here any more.',
      'Does not drive.',
      'Has a day off on Dec 20.',
    ]);
    expect(texts(crewWarnings(away, 'guide', walk, []))[1]).toBe('Does not guide.');
  });
});

const places = ['Ubud', 'Canggu', 'Seminyak', 'Amed', 'Airport (DPS)', 'our hotel', undefined];
/** Some jobs within three days. */
function arbitraryJobs(below: Numbers): PlannedJob[] {
  return Array.from({ length: 2 + below(5) }, (_, index) => {
    const startDate = `2026-12-${14 + below(3)}`;
    const time = `${String(below(24)).padStart(2, '0')}:00`;
    const [from, to] = [places[below(places.length)], places[below(places.length)]];
    const passengers = 1 + below(6);
    if (below(2) === 0) {
      const hours = `${1 + below(10)} hours`;
      const booked = { startDate, numberOfGuests: passengers, pickupTime: time };
      return plannedTour(
        {
          id: `job-${index}`,
          bookingType: 'tour',
          itemName: `Job ${index}`,
          ...booked,
          ...(from ? { hotelName: from } : {}),
        },
        hours,
      );
    }
    const rode = { pickupDate: startDate, pickupTime: time, passengers };
    return plannedTransfer({
      id: `job-${index}`,
      ...rode,
      pickupLocation: from ?? '',
      destination: to ?? '',
    });
  });
}
const seed = 1;
const cases = 1000;
const each = (what: (jobs: PlannedJob[], below: Numbers) => void) => {
  const below = numbers(seed);
  for (let count = 0; count < cases; count += 1) what(arbitraryJobs(below), below);
};
const codes = (job: PlannedJob, others: readonly PlannedJob[]) =>
  crewWarnings({ ...member, seats: 9 }, 'driver', job, others).map(({ code }) => code);

describe(`random plans, seed ${seed}, ${cases} plans`, () => {
  it('jobs far enough apart have no warning, others have one', () => {
    const seen = new Map<string, number>();
    each(([one, other]) => {
      const [first, second] = one!.start <= other!.start ? [one!, other!] : [other!, one!];
      const free = second.start - first.end;
      const expected =
        free < 0
          ? ['two-at-once']
          : free < wayMinutes(first.to, second.from)
            ? ['way-too-long']
            : [];
      expect(codes(one!, [other!])).toEqual(expected);
      seen.set(String(expected), (seen.get(String(expected)) ?? 0) + 1);
    });
    expect(Math.min(...seen.values())).toBeGreaterThan(5);
    expect(seen.size).toBe(3);
  });

  it('two conflicting jobs warn about each other in the same way', () => {
    each((jobs) => {
      for (const one of jobs) {
        for (const other of jobs) expect(codes(one, [other])).toEqual(codes(other, [one]));
      }
    });
  });

  it('neither the order of the other jobs nor the job itself among them changes the warnings', () => {
    each((jobs, below) => {
      const [job] = jobs;
      const shuffled = jobs
        .map((one) => ({ one, place: below(1000) }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ one }) => one);
      const warnings = crewWarnings(member, 'driver', job!, jobs.slice(1));
      expect(crewWarnings(member, 'driver', job!, shuffled)).toEqual(warnings);
      for (const text of texts(warnings)) expect(text).not.toMatch(/undefined|NaN|Invalid/);
    });
  });
});

describe('reads the duration of a tour from its text', () => {
  it.each([
    ['8 hours', 480],
    ['7 hrs', 420],
    ['4.5 hours', 270],
    ['2,5 hours', 150],
    ['10-12 hours', 720],
    ['90 minutes', 90],
    ['6h', 360],
    ['Full day', 480],
    ['Half day', 240],
    ['Half a day', 240],
    ['3 days', 2 * 1440 + 480],
    ['1 day', 480],
    ['as long as you like', 480],
    ['0 hours', 480],
    ['', 480],
    [undefined, 480],
  ])('%s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });
});

const tour = {
  id: 'one',
  bookingType: 'tour',
  itemName: 'Ubud Walk',
  startDate: '2026-12-14',
  numberOfGuests: 3,
} as const;

it('a tour starts with the pickup at the guest’s hotel', () => {
  const { start, end, ...planned } = plannedTour(
    { ...tour, pickupTime: '07:30', hotelName: 'Hotel Tugu' },
    '9 hours',
  );
  expect([clockAt(start), clockAt(end)]).toEqual(['07:30', '16:30']);
  expect(planned).toEqual({
    id: 'one',
    what: 'Ubud Walk',
    date: '2026-12-14',
    people: 3,
    from: 'Hotel Tugu',
    to: 'Hotel Tugu',
  });
});

it('a tour without a time starts in the morning', () => {
  const { start, end } = plannedTour(tour);
  expect([clockAt(start), clockAt(end)]).toEqual(['08:00', '16:00']);
});

it('a transfer takes two hours, also past midnight', () => {
  const { start, end, what } = plannedTransfer({
    id: 'two',
    pickupDate: '2026-12-31',
    pickupTime: '23:00',
    pickupLocation: 'Ubud',
    destination: 'Airport',
    passengers: 2,
  });
  expect([clockAt(start), clockAt(end), end - start]).toEqual(['23:00', '01:00', 120]);
  expect(what).toBe('Ubud to Airport');
});

describe('the drive', () => {
  it.each([
    ['Hotel Tugu, Ubud', 'Villa Sawah Ubud', 30],
    ['Seminyak', 'Canggu', 30],
    [airportName, 'Kuta', 30],
    [airportName, 'Ubud', 90],
    ['Amed', 'Sanur', 90],
    ['Hotel Tugu', 'hotel tugu', 0],
    ['Hotel Tugu', 'Ubud', 0],
    ['Jalan Raya Ubud 5', 'Amed', 0],
    [undefined, 'Ubud', 0],
  ])('from %s to %s', (from, to, minutes) => {
    expect(wayMinutes(from, to)).toBe(minutes);
    expect(wayMinutes(to, from)).toBe(minutes);
  });
});
