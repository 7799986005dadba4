import { expect, test } from 'vitest';
import { micros } from '../conformance/recording.ts';

test('conformance cases compare times that end in zeros as times', () => {
  const times = ['05Z', '05.000001Z', '05.123Z', '05.123001Z', '05.2Z'];
  const read = times.map((time) => micros(`2026-11-27T07:08:${time}`));
  expect(read).toEqual(read.toSorted((a, b) => Number(a - b)));
  expect(read.map((time) => time % 1_000_000n)).toEqual([0n, 1n, 123_000n, 123_001n, 200_000n]);
});
