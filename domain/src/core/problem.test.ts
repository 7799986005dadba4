import { expect, it } from 'vitest';
import { z } from 'zod';
import { isProblemCode, validateWith, problem, problemText } from './problem.ts';

const schema = z.object({
  name: z.string().min(1, problem('name-missing')).max(5),
  guests: z.number().min(1).max(3),
  list: z.array(z.string().max(2, problem('text-too-long'))).max(2),
  kind: z.enum(['tour', 'villa']),
});
const good = { name: 'Made', guests: 2, list: ['a'], kind: 'tour' };
const messageOf = async (value: unknown) =>
  ((await validateWith(schema, value)).problems ?? []).map((found) => [
    found.field,
    problemText(found),
  ]);

it('returns valid input', async () => {
  expect(await validateWith(schema, { ...good, more: 1 })).toEqual({ data: good });
});

it('reports the code that the schema names, or else the bound that was missed', async () => {
  const list = ['a', 'long'];
  expect(await messageOf({ ...good, name: '', list })).toEqual([
    ['name', 'Please enter your name'],
    ['list.1', 'Please use at most 2 characters'],
  ]);
  expect(await messageOf({ ...good, name: 'Wirawan', guests: 4, list: ['a', 'b', 'c'] })).toEqual([
    ['name', 'Please use at most 5 characters.'],
    ['guests', 'Please choose at most 3.'],
    ['list', 'Please choose at most 2.'],
  ]);
  expect(await messageOf({ ...good, guests: 0 })).toEqual([
    ['guests', 'Please choose at least 1.'],
  ]);
});

it('distinguishes a missing field from an invalid one', async () => {
  expect(await messageOf({ ...good, guests: '2', kind: undefined })).toEqual([
    ['guests', 'Please check this field.'],
    ['kind', 'Please fill in this field.'],
  ]);
  expect(await messageOf(null)).toEqual([['', 'Please check this field.']]);
});

it('has a message for every code', async () => {
  expect(isProblemCode('name-missing')).toBe(true);
  for (const other of ['', 'Too long!', 'toString', ['name-missing'], 1, undefined]) {
    expect(isProblemCode(other)).toBe(false);
  }
  const { problems } = await validateWith(z.string().max(3, 'Too long!'), 'Wirawan');
  expect(problems).toMatchObject([{ code: 'field-invalid', facts: { limit: 3 } }]);
});

it('fills the given facts into the message', () => {
  const facts = { today: '2026-11-21', time: '09:30' };
  expect(problemText({ code: 'time-in-past', facts })).toBe(
    'This time has passed: it is 09:30 on Nov 21, 2026 in Bali. Please select a later time.',
  );
});
