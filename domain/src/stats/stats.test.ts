import { expect, it } from 'vitest';
import { describeSchemas, type SchemaCases } from '../../testing/describeSchemas.ts';
import { at } from '../../testing/values.ts';
import { bookingStatuses, transferStatuses } from '../requests/requestStatus.ts';
import { repairStatsAnswerSchema, staffStatsOperations } from './operations.ts';
import {
  monthOfStats,
  statsMonthId,
  statsMonthSchema,
  statsOffersSchema,
  statsOverviewSchema,
  statsWeeksSchema,
} from './stats.ts';

const figuresOf = (count: number) => ({
  requests: count,
  confirmed: count,
  revenue: 60.5 * count,
  leadDays: 3 * count,
  dated: count,
  nights: 0,
  seats: count,
});

const cases: SchemaCases = {
  'what repairStats answers': {
    schema: repairStatsAnswerSchema,
    good: {
      recountedAt: at.toISOString(),
      drift: [{ counter: 'overview/bookings/pending', stored: 3, counted: 2 }],
    },
    bad: { recountedAt: ['today'], drift: [undefined] },
  },
  'the stored figures': {
    schema: statsOverviewSchema,
    good: {
      tours: { total: 4, featured: 2 },
      villas: { total: 3, featured: 1 },
      bookings: { total: 6, pending: 3, confirmed: 2, cancelled: 1 },
      transfers: { total: 10, pending: 4, confirmed: 3, completed: 2, cancelled: 1 },
      messages: { total: 5, unread: 2 },
      guests: { unanswered: 2, changeRequests: 1, reviews: 3 },
      revenue: { total: 660.5, months: { '2026-11': 660.5 } },
      updatedAt: at,
      recountedAt: at,
      lastDrift: 0,
      unlisted: ['bookings/b1'],
    },
    bad: { tours: ['4'], revenue: ['660'], lastDrift: [0.5] },
  },
  'the stored weeks': {
    schema: statsWeeksSchema,
    good: { weeks: { '2026-11-16': { bookings: 2, revenue: 660.5 } } },
    bad: { weeks: [[]] },
  },
  'the stored figures of a month': {
    schema: statsMonthSchema,
    good: {
      id: 'month-2026-12',
      offers: {
        tours: { ubud: figuresOf(2) },
        villas: { '-': figuresOf(0) },
      },
      transfers: { requests: 3, confirmed: 2, revenue: 100, leadDays: 7, dated: 3 },
    },
    bad: { id: [7], offers: [[], { tours: { ubud: { requests: 'two' } } }], transfers: ['3'] },
  },
};

describeSchemas(cases);

it('repairStats takes no input', () => {
  for (const nothing of [undefined, null, {}]) {
    expect(staffStatsOperations.repairStats.input.safeParse(nothing).success).toBe(true);
  }
});

const noneOf = (statuses: readonly string[]) =>
  Object.fromEntries(['total', ...statuses].map((name) => [name, 0]));

it('reads missing figures as zero', () => {
  const offers = { total: 0, featured: 0 };
  expect(statsOverviewSchema.parse({})).toEqual({
    tours: offers,
    villas: offers,
    bookings: noneOf(bookingStatuses),
    transfers: noneOf(transferStatuses),
    messages: { total: 0, unread: 0 },
    guests: { unanswered: 0, changeRequests: 0, reviews: 0 },
    revenue: { total: 0, months: {} },
    unlisted: [],
  });
  expect(statsWeeksSchema.parse({})).toEqual({ weeks: {} });
  expect(statsWeeksSchema.parse({ weeks: { '2026-11-16': {} } })).toEqual({
    weeks: { '2026-11-16': { bookings: 0, revenue: 0 } },
  });
});

it('ignores invalid entries of the listed offers', () => {
  const none = { tours: {}, villas: {} };
  expect(statsOffersSchema.parse({})).toEqual(none);
  expect(statsOffersSchema.parse({ tours: 'Ubud', villas: 4 })).toEqual(none);
  const rules = { seats: 8, weekdays: [1] };
  const tours = {
    good: { name: 'Ubud', rules },
    name: { name: 7 },
    rules: { rules: { seats: 'x' } },
  };
  expect(statsOffersSchema.parse({ tours }).tours).toEqual({
    good: { name: 'Ubud', rules },
    name: {},
    rules: { rules: undefined },
  });
});

it('a month has its own document', () => {
  expect(monthOfStats(statsMonthId('2026-12'))).toBe('2026-12');
  expect(monthOfStats('overview')).toBeUndefined();
});
