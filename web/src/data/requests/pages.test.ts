import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { found, offlineForThisFile, put } from '../firebase/testing/offlineStore.ts';
import { pageIn, stepsOf } from './useRecords.ts';
import { viewQuery } from './view.ts';

const all = { search: '', filters: {}, sort: undefined };
const total = 101;

offlineForThisFile();

/** Newest first; every tenth record is Ana's. */
let docs: QueryDocumentSnapshot[];
beforeAll(async () => {
  for (let index = 1; index <= total; index += 1) {
    const searchTerms = index % 10 === 0 ? ['ana', 'batur'] : ['batur'];
    put('walks', `w${String(index).padStart(3, '0')}`, index, { searchTerms });
  }
  docs = await found(viewQuery('walks', all));
});

const ids = (shown: readonly QueryDocumentSnapshot[]) => shown.map(({ id }) => id);

describe('a page', () => {
  const page = { ...all, size: 2 };

  it('reads one more record than it shows', () => {
    expect(stepsOf(page)).toEqual([3]);
  });

  it('knows whether there is a next page, and where it begins', () => {
    const of = pageIn(page, docs.slice(0, 3), 0);
    expect(ids(of!.shown)).toEqual(['w101', 'w100']);
    expect(of).toMatchObject({ hasMore: true, fromHere: undefined, last: { id: 'w100' } });
  });

  it('is the last page, full or not', () => {
    expect(pageIn(page, docs.slice(-2), 0)).toMatchObject({
      hasMore: false,
      fromHere: 2,
      last: { id: 'w001' },
    });
    expect(pageIn(page, [], 0)).toEqual({
      shown: [],
      hasMore: false,
      fromHere: 0,
      last: undefined,
    });
  });
});

describe('a page of a search for several words', () => {
  const page = { ...all, search: 'ana batur', size: 4 };

  it('reads more if the first step did not fill it', () => {
    expect(stepsOf(page)).toEqual([100, 1000]);
    expect(stepsOf({ ...page, size: 100 })).toEqual([101, 1000]);
    const few = { ...page, size: 10 };
    expect(pageIn(few, docs.slice(0, 100), 0)).toBeUndefined();
    expect(pageIn(few, docs, 1)).toMatchObject({ hasMore: false, fromHere: 10 });
  });

  it('is shown at once when it is full', () => {
    const of = pageIn(page, docs.slice(0, 100), 0);
    expect(ids(of!.shown)).toEqual(['w100', 'w090', 'w080', 'w070']);
    expect(of).toMatchObject({ hasMore: true, fromHere: undefined, last: { id: 'w070' } });
  });

  it('offers a next page after the last scanned record if the last step hit its limit', () => {
    const bigPage = { ...page, size: 200 };
    const [, last] = stepsOf(bigPage);
    const many = Array.from({ length: last! }, (_, index) => docs[index % docs.length]!);
    const of = pageIn(bigPage, many, 1);
    expect(of).toMatchObject({ hasMore: true, fromHere: undefined });
    expect(of!.last).toBe(many.at(-1));
  });
});
