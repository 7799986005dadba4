import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { difference, figuresIn, incrementsOf, sum } from './figures.ts';

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
  expect(increments).toEqual({
    overview: {
      bookings: { total: FieldValue.increment(1), pending: FieldValue.increment(-1) },
    },
    weeks: { weeks: { '2026-11-16': { revenue: FieldValue.increment(0.5) } } },
  });
});

it('ignores everything but numbers in a document', () => {
  const data = { updatedAt: Timestamp.now(), note: 'x', bookings: { total: 2, of: null } };
  expect(figuresIn('overview', data)).toEqual({ 'overview/bookings/total': 2 });
  expect(figuresIn('overview', {})).toEqual({});
});

it('a figure may have the name of an object property', () => {
  const name = 'month-2026-11/offers/tours/constructor/requests';
  expect(incrementsOf({ [name]: 1 })).toEqual({
    'month-2026-11': { offers: { tours: { constructor: { requests: FieldValue.increment(1) } } } },
  });
  const stored = { offers: { tours: { constructor: { requests: 1 } } } };
  expect(figuresIn('month-2026-11', stored)).toEqual({ [name]: 1 });
});

it('adds cents exactly, and leaves out what is zero', () => {
  expect(sum([{ a: 0.1, b: 2 }, { a: 0.2 }, { b: -2 }])).toEqual({ a: 0.3 });
});
