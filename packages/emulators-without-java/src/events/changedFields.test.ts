import { describe, expect, it } from 'vitest';
import type { Value } from '../model/value.ts';
import { changedFields } from './changedFields.ts';

const fields = (json: Record<string, Value>) => new Map(Object.entries(json));

describe('changedFields', () => {
  it('names what was added, removed and changed, to the depth of the change', () => {
    const before = fields({ same: 1n, gone: null, map: fields({ x: 1n, y: 2n }), list: [1n] });
    const after = fields({ same: 1n, added: true, map: fields({ x: 1n, y: 3n }), list: [1n, 2n] });
    expect(changedFields(before, after)).toEqual(['added', 'gone', 'list', 'map.y']);
  });

  it('tells an integer from a double, and NaN from nothing', () => {
    expect(
      changedFields(fields({ a: 1n, b: Number.NaN }), fields({ a: 1, b: Number.NaN })),
    ).toEqual(['a']);
  });

  it('quotes names that are no identifiers', () => {
    expect(changedFields(fields({}), fields({ 'a.b': 1n, 'c`d': 1n }))).toEqual([
      '`a.b`',
      '`c\\`d`',
    ]);
  });
});
