import { expect, it } from 'vitest';
import { settled } from './settled.ts';

it('waits for each part of what loaders answer', async () => {
  expect(
    await settled({ list: { tours: Promise.resolve([1]), builtIn: false }, none: null }),
  ).toEqual({ list: { tours: [1], builtIn: false }, none: null });
});

it('fails as a part does', async () => {
  const villas = Promise.reject(new Error('no line'));
  await expect(settled({ list: { villas } })).rejects.toThrow('no line');
});
