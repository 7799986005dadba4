import { expect, it } from 'vitest';
import type { BookableItem } from '../../booking/item.ts';
import { checkOffers } from './checkOffers.ts';

const villas: BookableItem[] = [
  { type: 'villa', id: 'small', name: 'Small', price: 100, capacity: 4 },
  { type: 'villa', id: 'large', name: 'Large', price: 200, capacity: 8 },
];
const check = (query: string) => checkOffers('villa', query, Promise.resolve(villas));

it('takes a number of guests without days: what is too small for them is hidden', async () => {
  expect(await check('guests=6')).toEqual({
    query: 'guests=6',
    label: '6 guests',
    offers: { small: { why: 'too-small' }, large: { search: '?guests=6' } },
  });
});

it('says how many guests can be booked online', async () => {
  expect(await check('guests=14')).toEqual({
    query: 'guests=14',
    problem: 'Online you can book for 1 to 10 guests. Please contact us for more.',
  });
});
