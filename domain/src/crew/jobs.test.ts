import { describe, expect, it } from 'vitest';
import {
  arbitraryRequests,
  storedStay,
  storedTour,
  storedTransfer,
} from '../../testing/dayByChance.ts';
import { numbers } from '../../testing/arbitraryRules.ts';
import { airportName } from '../core/bali/places.ts';
import { jobKey, jobsOfDay, type Job } from './jobs.ts';

// Handmade days, and properties of random days.

const day = '2026-12-14';
const seed = 1;
const cases = 1000;

describe(`random days, seed ${seed}, ${cases} days`, () => {
  const days = () => {
    const below = numbers(seed);
    return Array.from({ length: cases }, () => arbitraryRequests(below, day));
  };
  const keysOf = (jobs: readonly Job[]) => jobs.map(jobKey).toSorted();

  it('has one job for each part of each request of the day, and nothing else', () => {
    let jobs = 0;
    for (const { bookings, transfers } of days()) {
      const expected = [
        ...bookings.flatMap(({ id, bookingType, status, startDate, endDate }) => {
          if (status === 'cancelled') return [];
          if (bookingType === 'tour') return startDate === day ? [`bookings/${id}/tour`] : [];
          if (startDate === day) return [`bookings/${id}/check-in`];
          return endDate === day ? [`bookings/${id}/check-out`] : [];
        }),
        ...transfers.flatMap(({ id, status, pickupDate }) =>
          status !== 'cancelled' && pickupDate === day ? [`transfers/${id}/transfer`] : [],
        ),
      ];
      expect(keysOf(jobsOfDay(bookings, transfers, day))).toEqual(expected.toSorted());
      jobs += expected.length;
    }
    expect(jobs).toBeGreaterThan(cases);
  });

  it('is sorted by time, jobs without a time last, in any order of requests', () => {
    for (const { bookings, transfers } of days()) {
      const jobs = jobsOfDay(bookings, transfers, day);
      const times = jobs.map(({ time }) => time ?? 'none');
      expect(times).toEqual(times.toSorted());
      const turned = jobsOfDay(bookings.toReversed(), transfers.toReversed(), day);
      expect(turned.map(jobKey)).toEqual(jobs.map(jobKey));
    }
  });

  it('marks a same-day change of guests on both jobs of a villa or on neither', () => {
    let turns = 0;
    for (const { bookings, transfers } of days()) {
      const turning = jobsOfDay(bookings, transfers, day).filter((job) => job.isTurnover);
      const parts = turning.map(({ part }) => part);
      expect(parts.includes('check-in')).toBe(parts.includes('check-out'));
      expect(parts).not.toContain('tour');
      turns += turning.length;
    }
    expect(turns).toBeGreaterThan(0);
  });
});

it('shows pickup place and crew of a tour', () => {
  const more = {
    customerPhone: '+62 812 3456 7890',
    hotelName: 'Hotel Melati',
    pickupTime: '07:30',
    driverId: 'made',
    guideId: 'ayu',
    notes: 'a child of 4',
    ticks: { tour: { what: 'done', at: new Date(0), by: 'crew', byName: 'Made' } },
  } as const;
  expect(jobsOfDay([storedTour(day, more)], [], day)).toMatchObject([
    {
      kind: 'bookings',
      part: 'tour',
      sort: 'tour',
      time: '07:30',
      title: 'Ubud Jungle Adventure',
      guests: 2,
      who: 'Hannah Vogel',
      phone: '+62 812 3456 7890',
      hotel: 'Hotel Melati',
      driverId: 'made',
      guideId: 'ayu',
      notes: 'a child of 4',
      tick: { what: 'done', byName: 'Made' },
      status: 'confirmed',
    },
  ]);
});

it('distinguishes arrival, departure and other transfers', () => {
  const ways = [
    { id: '1', pickupTime: '01:00' },
    { id: '2', pickupTime: '02:00', pickupLocation: 'Ubud', destination: airportName },
    { id: '3', pickupTime: '03:00', pickupLocation: 'Ubud', destination: 'Canggu' },
  ];
  const jobs = jobsOfDay(
    [],
    ways.map((way) => storedTransfer(day, way)),
    day,
  );
  expect(jobs.map(({ sort }) => sort)).toEqual(['arrival', 'departure', 'transfer']);
  expect(jobs[1]).toMatchObject({ from: 'Ubud', to: airportName, title: `Ubud to ${airportName}` });
});

it('shows the hotel with its room', () => {
  const transfer = storedTransfer(day, { hotelName: 'Hotel Melati', roomNumber: '12' });
  expect(jobsOfDay([], [transfer], day)[0]).toMatchObject({ hotel: 'Hotel Melati, room 12' });
});

it('has no time for a stay, even if one is stored, and the tick of its own part', () => {
  const at = new Date(0);
  const ticks = { 'check-in': { what: 'done', at, by: 'one' } } as const;
  const stay = storedStay('2026-12-11', day, { pickupTime: '08:00', ticks });
  const [job] = jobsOfDay([stay], [], day);
  expect(job).toMatchObject({ part: 'check-out' });
  expect(job?.time).toBeUndefined();
  expect(job?.tick).toBeUndefined();
});
