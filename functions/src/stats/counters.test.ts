import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { countersIn, difference, documentsOf, incrementsOf } from './counters.ts';

it('finds changed figures, including those that only one side has', () => {
  const before = { gone: 2, less: 3, same: 1 };
  expect(difference(before, { less: 1.9, same: 1, new: 5 })).toEqual({
    gone: -2,
    less: -1.1,
    new: 5,
  });
});

it('adds to each figure and to no other', () => {
  const increments = incrementsOf({
    'overview/bookings/total': 1,
    'overview/bookings/pending': -1,
    'weeks/weeks/2026-11-16/revenue': 0.5,
  });
  expect(Object.fromEntries(increments)).toEqual({
    overview: {
      bookings: { total: FieldValue.increment(1), pending: FieldValue.increment(-1) },
    },
    weeks: { weeks: { '2026-11-16': { revenue: FieldValue.increment(0.5) } } },
  });
});

it('ignores everything but numbers in a document', () => {
  const data = { updatedAt: Timestamp.now(), note: 'x', bookings: { total: 2, of: null } };
  expect(countersIn('overview', data)).toEqual({ 'overview/bookings/total': 2 });
  expect(countersIn('overview', undefined)).toEqual({});
});

it('a name without a field is ignored', () => {
  expect(documentsOf({ overview: 1 })).toEqual(new Map());
});

it('a figure may have the name of an object property', () => {
  const counters = { 'month-2026-11/offers/tours/constructor/requests': 1 };
  const [[id, fields] = []] = documentsOf(counters);
  expect(countersIn(id ?? '', fields)).toEqual(counters);
});
