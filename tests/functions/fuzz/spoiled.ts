import type { Random } from './counters/events.ts';
import { any } from './choose.ts';

export const strange: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  ' ',
  '__proto__',
  '../../bookings/one',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0000',
  '\uD800',
  '𝔘𝔟𝔲𝔡',
  'x'.repeat(20_000),
  '9999-99-99',
  '2027-02-30',
  'a@b',
  [],
  [[[[]]]],
  {},
  { constructor: { prototype: {} } },
  { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' },
  { '@type': 'x' },
  Array.from({ length: 500 }).reduce((inner: unknown) => [inner], 1),
];

/** The value as it is, or with some of its fields strange, missing or unknown; or something else altogether. */
export function spoiled(random: Random, good: Record<string, unknown>): unknown {
  const luck = random();
  if (luck < 0.1) return good;
  if (luck < 0.15) return any(random, strange);
  const bad = { ...good };
  for (let n = 0; n < 1 + random() * 2; n += 1) {
    // An operation without input gets some.
    const field = any(random, [...Object.keys(good), 'unknown']);
    const way = random();
    if (way < 0.2) delete bad[field];
    else if (way < 0.3) bad[any(random, ['role', 'status', 'totalPrice', 'read'])] = 'admin';
    else bad[field] = any(random, strange);
  }
  return bad;
}
