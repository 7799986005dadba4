import { expect, it } from 'vitest';
import { absolute } from './addresses.ts';

it('is absolute, for external readers', () => {
  expect(absolute('https://bali.example', '/')).toBe('https://bali.example/');
  expect(absolute('https://bali.example', '/tours')).toBe('https://bali.example/tours');
  expect(absolute('https://bali.example', 'https://files.example/a')).toBe(
    'https://files.example/a',
  );
});
