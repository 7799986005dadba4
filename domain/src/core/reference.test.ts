import { expect, it } from 'vitest';
import { reference } from './reference.ts';

it('is a prefix of the id', () => {
  expect(reference('1f0c2a44-6f9e-4d8e-9d4e-0a4f2d2f7a11')).toBe('#1f0c2a44');
});
