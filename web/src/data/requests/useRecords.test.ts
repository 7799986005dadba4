import { bookingSchema } from '@selasar/domain/requests';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { offlineForThisFile, put } from '../firebase/testing/offlineStore.ts';
import { listenToPage, type PageContent, type RecordPage } from './useRecords.ts';

/** Records of this test's own collection; they are invalid, and still listed. */
const collection = { name: 'stays', idField: 'id', schema: bookingSchema };
const first: RecordPage = {
  search: '',
  filters: {},
  sort: undefined,
  size: 2,
  page: 0,
  after: '',
  before: '',
};

offlineForThisFile();
beforeAll(() => {
  for (const minute of [1, 2, 3, 4, 5]) put('stays', `s${minute}`, minute);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const stops: (() => void)[] = [];
/** Pages as they change over time. */
function follow(page: RecordPage) {
  const received: (PageContent & { ids: string[] })[] = [];
  stops.push(
    listenToPage(collection, page)(
      (content) => received.push({ ...content, ids: content.rows.map(({ id }) => id) }),
      (failure) => {
        throw failure;
      },
    ),
  );
  return received;
}

it('shows the first page, and where the next begins', async () => {
  const received = follow(first);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({
    ids: ['s5', 's4'],
    hasNext: true,
    end: 's4',
    isFirst: true,
    isConfirmed: false,
  });
});

it('shows the last page, with the number of records from there on', async () => {
  const received = follow({ ...first, page: 2, after: 's2' });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({ ids: ['s1'], hasNext: false, fromHere: 1, isFirst: false });
});

it('shows the page before a record in the order of the list', async () => {
  const received = follow({ ...first, page: 1, before: 's2' });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({
    ids: ['s4', 's3'],
    hasNext: true,
    end: 's3',
    isFirst: false,
  });
});

it('does not treat missing cached data as an empty page', async () => {
  const received = follow({ ...first, page: 3, after: 's1' });
  const other = follow(first);
  await vi.waitFor(() => expect(other).toHaveLength(1));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(received).toEqual([]);
});

it('keeps its beginning while new records arrive before it', async () => {
  const [newest, second] = [follow(first), follow({ ...first, page: 1, after: 's4' })];
  await vi.waitFor(() => expect([newest, second].map(({ length }) => length)).toEqual([1, 1]));
  put('stays', 's6', 6);
  await vi.waitFor(() => expect(newest.at(-1)?.ids).toEqual(['s6', 's5']));
  expect(second.map(({ ids }) => ids)).toEqual([['s3', 's2']]);
});

it('reports nothing once it has ended', async () => {
  const received = follow(first);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  stops.pop()?.();
  const other = follow({ ...first, size: 1 });
  put('stays', 's7', 7);
  await vi.waitFor(() => expect(other.at(-1)?.ids).toEqual(['s7']));
  expect(received).toHaveLength(1);
});
