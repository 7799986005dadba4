import { expect, it } from 'vitest';
import { validateWith, problemText } from '../core/problem.ts';
import { blockHolder, blockOfHolder, blockFormSchema } from './block.ts';

const schema = blockFormSchema('2026-11-21');
const block = {
  villaId: 'villa-sawah',
  startDate: '2026-11-21',
  endDate: '2026-11-22',
  reason: 'owner',
  note: '',
};

const problems = async (more: object) =>
  Object.fromEntries(
    ((await validateWith(schema, { ...block, ...more })).problems ?? []).map((problem) => [
      problem.field,
      problemText(problem),
    ]),
  );

it('accepts tonight, the latest day, and a year', async () => {
  expect(await problems({})).toEqual({});
  expect(await problems({ startDate: '2028-11-20', endDate: '2029-11-21' })).toEqual({});
});

it.each([
  [
    'yesterday',
    { startDate: '2026-11-20' },
    {
      startDate: 'This date has passed: it is Nov 21, 2026 in Bali. Please select another date.',
    },
  ],
  ['no day', { startDate: '2027-02-29' }, { startDate: 'Please choose the first night' }],
  [
    'a day too far ahead',
    { startDate: '2028-11-21', endDate: '2028-11-22' },
    { startDate: 'Please select a date within the next two years.' },
  ],
  ['no end', { endDate: '' }, { endDate: 'Please choose the day when the villa is free again' }],
  [
    'no night',
    { endDate: '2026-11-21' },
    {
      endDate: 'The villa can be free again on the day after the first night at the earliest.',
    },
  ],
  [
    'more than a year',
    { startDate: '2026-12-01', endDate: '2027-12-03' },
    { endDate: 'Please block at most 366 nights at once.' },
  ],
  ['a note that says nothing', { reason: 'note', note: ' ' }, { note: 'Please say why in a note' }],
])('refuses %s', async (_, more, expected) => {
  expect(await problems(more)).toEqual(expected);
});

it('a night holder is a block or a booking', () => {
  expect(blockOfHolder(blockHolder('one'))).toBe('one');
  expect(blockOfHolder('9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11')).toBeUndefined();
});
