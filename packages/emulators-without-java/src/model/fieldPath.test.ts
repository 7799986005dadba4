import { describe, expect, it } from 'vitest';
import { fieldAt, formatFieldPath, maskFields, parseFieldPath, withField } from './fieldPath.ts';
import type { Value } from './value.ts';

function map(entries: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1.C', ['a', 'b_1', 'C']],
    ['`with space`.b', ['with space', 'b']],
    ['`a.b`', ['a.b']],
    ['`back\\`tick\\\\`', ['back`tick\\']],
    ['__proto__.x', ['__proto__', 'x']],
  ])('reads and writes %s', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
    expect(formatFieldPath(path)).toBe(text);
  });

  it.each(['', 'a..b', '.a', 'a.', '1a', 'a b', '``', '`a', '`a`b'])('refuses "%s"', (text) => {
    expect(() => parseFieldPath(text)).toThrow(
      `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
    );
  });

  it('finds, sets and removes fields without changing the original', () => {
    const before = map({ a: 1n, m: map({ x: 1n, y: 2n }) });
    expect(fieldAt(before, ['m', 'x'])).toBe(1n);
    expect(fieldAt(before, ['a', 'x'])).toBeUndefined();
    expect(withField(before, ['m', 'x'], undefined)).toEqual(map({ a: 1n, m: map({ y: 2n }) }));
    expect(withField(before, ['a', 'b'], 5n)).toEqual(
      map({ a: map({ b: 5n }), m: map({ x: 1n, y: 2n }) }),
    );
    expect(withField(before, ['a', 'b'], undefined)).toEqual(before);
    expect(before).toEqual(map({ a: 1n, m: map({ x: 1n, y: 2n }) }));
  });

  it('keeps only masked fields', () => {
    const fields = map({ a: 1n, b: map({ x: 1n, y: 2n }), c: 3n });
    expect(maskFields(fields, [['b', 'x'], ['c'], ['d']])).toEqual(
      map({ b: map({ x: 1n }), c: 3n }),
    );
  });
});
