import { fail } from '../evaluation/failure.ts';
import { Duration } from '../evaluation/values.ts';
import { define } from './define.ts';
import type { Library } from './define.ts';

const SECOND = 1_000_000_000n;
const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * SECOND],
  ['d', 86_400n * SECOND],
  ['h', 3600n * SECOND],
  ['m', 60n * SECOND],
  ['s', SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);
const magnitude = (nanos: bigint): bigint => (nanos < 0n ? -nanos : nanos);

export const durationLibrary: Library = {
  'duration.value': [
    define(['int', 'string'], (amount, unit) => {
      const nanos = UNITS.get(unit);
      return nanos === undefined
        ? fail(`Invalid duration unit: ${unit}.`)
        : new Duration(amount * nanos);
    }),
  ],
  'duration.time': [
    define(
      ['int', 'int', 'int', 'int'],
      (hours, minutes, seconds, nanos) =>
        new Duration((hours * 3600n + minutes * 60n + seconds) * SECOND + nanos),
    ),
  ],
  'duration.abs': [define(['duration'], ({ totalNanos }) => new Duration(magnitude(totalNanos)))],
  'duration.seconds': [define(['duration'], ({ totalNanos }) => totalNanos / SECOND)],
  // Only the part below a second.
  'duration.nanos': [define(['duration'], ({ totalNanos }) => totalNanos % SECOND)],
};
