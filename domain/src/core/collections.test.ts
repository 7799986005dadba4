import { expect, it } from 'vitest';
import {
  collections,
  documents,
  hiddenCollections,
  pathOf,
  pathWithin,
  subcollections,
} from './collections.ts';

it('a path names a document of a collection, or a collection within a document', () => {
  expect(pathOf('bookings', '1a2b')).toBe('bookings/1a2b');
  expect(pathWithin('bookings/1a2b', subcollections.events)).toBe('bookings/1a2b/events');
});

it('each collection has a unique name, and single documents are in one of the collections', () => {
  const names = Object.values({ ...collections, ...subcollections });
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[A-Za-z]+$/.test(name))).toBe(true);
  const paths = Object.values(documents);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths)
    expect(path).toMatch(
      /^(currencies|noticeSettings|partners|receiptSettings|stats|settings|terms)\/[A-Za-z]+$/,
    );
});

it('hides server-only collections from clients', () => {
  const { nightHolders, icalAddresses, mail, mailQueue, contributions, rateLimits, settings } =
    collections;
  expect(hiddenCollections).toEqual(
    expect.arrayContaining([
      nightHolders,
      icalAddresses,
      mail,
      mailQueue,
      contributions,
      rateLimits,
      settings,
    ]),
  );
});
