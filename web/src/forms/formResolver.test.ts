import { problem } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { formResolver } from './formResolver.ts';

const schema = z.object({
  name: z.string().trim().min(1, problem('name-missing')),
  rows: z.array(z.string().max(2, problem('text-too-long')).regex(/^\w*$/)),
});
const options = { fields: {}, shouldUseNativeValidation: false };
const resolve = (values: z.infer<typeof schema>) =>
  formResolver(schema)(values, undefined, options);

it('returns the parsed values of valid input', async () => {
  const rows = ['a'];
  expect(await resolve({ name: ' Made ', rows })).toEqual({
    values: { name: 'Made', rows },
    errors: {},
  });
});

it('returns code and message of the first problem of each field', async () => {
  const { errors } = await resolve({ name: '', rows: ['a', 'a b'] });
  expect(errors).toEqual({
    name: { type: 'name-missing', message: 'Please enter your name' },
    rows: [undefined, { type: 'text-too-long', message: 'Please use at most 2 characters' }],
  });
});

it('keeps the problems of rows beside that of their list', async () => {
  const text = z.string().max(2, problem('text-too-long'));
  const list = z.object({
    rows: z.array(text).refine(() => false, problem('start-times-equal')),
  });
  // The name of the one control that has all rows.
  const shown = { ...options, names: ['rows' as const] };
  const checked = await formResolver(list)({ rows: ['abc', 'b'] }, undefined, shown);
  expect(checked.errors.rows).toMatchObject({
    type: 'start-times-equal',
    0: { type: 'text-too-long' },
  });
});
