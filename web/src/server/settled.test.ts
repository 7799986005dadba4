import { expect, it } from 'vitest';
import { settled } from './renderPage.tsx';

it('waits for each promise in the loader data', async () => {
  expect(
    await settled({ list: { tours: Promise.resolve([1]), builtIn: false }, none: null }),
  ).toEqual({ list: { tours: [1], builtIn: false }, none: null });
});

it('rejects with the error of a promise', async () => {
  const villas = Promise.reject(new Error('no line'));
  await expect(settled({ list: { villas } })).rejects.toThrow('no line');
});
