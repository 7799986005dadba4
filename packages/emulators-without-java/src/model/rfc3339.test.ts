import { describe, expect, it } from 'vitest';
import { formatRfc3339, parseRfc3339 } from './rfc3339.ts';

describe('RFC 3339 times', () => {
  it.each([
    '1970-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '1969-12-31T23:59:59.500Z',
    '2026-10-10T00:00:00.000001Z',
    '9999-12-31T23:59:59.999999999Z',
  ])('reads and writes %s', (text) => {
    expect(formatRfc3339(parseRfc3339(text))).toBe(text);
  });

  it('understands offsets and short fractions', () => {
    expect(formatRfc3339(parseRfc3339('1970-01-01T09:00:00.5+09:00'))).toBe(
      '1970-01-01T00:00:00.500Z',
    );
  });

  it.each(['', 'now', '2026-02-31T00:00:00Z', '2026-01-01', '2026-01-01T00:00:00'])(
    'refuses "%s"',
    (text) => {
      expect(() => parseRfc3339(text)).toThrow('RFC 3339');
    },
  );
});
