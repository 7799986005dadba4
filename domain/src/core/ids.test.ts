import { expect, it, describe } from 'vitest';
import { z } from 'zod';
import { reference, requestIdOf, freeSlug, isSlug, makeSlug, slugSchema } from './ids.ts';
import { limits } from './limits.ts';

it('is a prefix of the id', () => {
  expect(reference('1f0c2a44-6f9e-4d8e-9d4e-0a4f2d2f7a11')).toBe('#1f0c2a44');
});

it('makes a UUID of each digest', () => {
  const digests = Array.from({ length: 500 }, (_, n) =>
    Uint8Array.from({ length: 32 }, (__, at) => (n * 7919 + at * 104_729 + n * n * at) % 256),
  );
  const ids = digests.map(requestIdOf);
  expect(ids.filter((id) => !z.uuid().safeParse(id).success)).toEqual([]);
  expect(requestIdOf(new Uint8Array(32).fill(255))).toBe('ffffffff-ffff-8fff-afff-ffffffffffff');
});

describe('slugs', () => {
  it('lowers, drops punctuation and joins with hyphens', () => {
    expect(makeSlug('Ubud Jungle Adventure')).toBe('ubud-jungle-adventure');
    expect(makeSlug('  Sunset, sand & “sate”!  ')).toBe('sunset-sand-sate');
    expect(makeSlug('Half-day   trip')).toBe('half-day-trip');
    expect(makeSlug('Café Rèsidence')).toBe('cafe-residence');
    expect(makeSlug('!!!')).toBe('');
  });

  it('makes a valid slug with room for a number from a title of any length', () => {
    const slug = makeSlug('very long title '.repeat(20));
    expect(slugSchema.safeParse(slug).success).toBe(true);
    expect(freeSlug(slug, (other) => other === slug).length).toBeLessThanOrEqual(limits.slug);
  });

  it('takes the next free number', () => {
    const taken = new Set(['ubud-walk', 'ubud-walk-2']);
    expect(freeSlug('ubud-walk', (slug) => taken.has(slug))).toBe('ubud-walk-3');
    expect(freeSlug('batur', (slug) => taken.has(slug))).toBe('batur');
  });
});

it('rejects text that is no slug', () => {
  expect(slugSchema.safeParse('Ubud Walk').error?.issues[0]?.message).toBe('slug-invalid');
});

describe('a slug of a title', () => {
  it('has no hyphen at its ends after the title is cut', () => {
    expect(makeSlug('- Walk -')).toBe('walk');
    expect(makeSlug(`${'a'.repeat(94)} b`)).toBe('a'.repeat(94));
    expect(makeSlug('a'.repeat(200))).toBe('a'.repeat(limits.slug - 5));
  });
});

it.each([
  ['a', true],
  ['a-2', true],
  ['a'.repeat(limits.slug), true],
  ['a'.repeat(limits.slug + 1), false],
  ['', false],
  ['-a', false],
  ['a-', false],
  ['a--b', false],
  ['A', false],
  ['a b', false],
])('takes %s for a slug: %s', (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});
