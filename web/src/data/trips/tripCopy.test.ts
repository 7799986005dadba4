import { addDays, baliDate } from '@selasar/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stay, tour } from '../../testing/tripRequests.ts';
import { deleteOldTripCopies } from './oldTrips.ts';
import { deleteTripCopy, saveTripCopy, readTripCopy } from './tripCopy.ts';

const today = baliDate(new Date());
const view = (...requests: (typeof stay)[]) => ({
  requests,
  updatedAt: new Date(1_795_000_000_000),
});
const names = () => Object.keys(localStorage);
let key: string;

beforeEach(() => {
  localStorage.clear();
  // A tab stores no copy again that is gone.
  key = crypto.randomUUID();
});
afterEach(() => {
  vi.useRealTimers();
});

it('returns what was stored, with its dates', async () => {
  await saveTripCopy(key, view(stay, tour));
  const copy = await readTripCopy(key);
  expect(copy?.view).toEqual(view(stay, tour));
  expect(copy?.savedAtMs).toBeLessThanOrEqual(Date.now());
});

it('is encrypted: neither its name nor its content reveals the key or the trip', async () => {
  await saveTripCopy(key, view(stay));
  const stored = JSON.stringify(Object.entries(localStorage));
  for (const secret of [key, 'Hannah', 'Sawah', stay.id]) expect(stored).not.toContain(secret);
});

it('can be opened only with its own key', async () => {
  await saveTripCopy(key, view(stay));
  const [name = ''] = names();
  const text = localStorage.getItem(name) ?? '';
  await saveTripCopy('b-key', view(tour));
  const other = names().find((one) => one !== name) ?? '';
  localStorage.setItem(other, text);
  expect(await readTripCopy('b-key')).toBeUndefined();
  expect(await readTripCopy('c-key')).toBeUndefined();
});

it('is not brought back by a save that was under way when it was deleted', async () => {
  const saved = saveTripCopy('forgotten', view(stay));
  await deleteTripCopy('forgotten');
  await saved;
  await saveTripCopy('forgotten', view(stay, tour));
  expect(names()).toEqual([]);
});

it('is not brought back by this tab once another one has deleted it', async () => {
  await saveTripCopy(key, view(stay));
  localStorage.clear();
  await saveTripCopy(key, view(stay, tour));
  expect(names()).toEqual([]);
});

it('is kept for two weeks after the last day of the trip', async () => {
  const past = { ...stay, startDate: addDays(today, -3), endDate: addDays(today, -1) };
  await saveTripCopy(key, view(past));
  deleteOldTripCopies(addDays(today, 13));
  expect(names()).toHaveLength(1);
  deleteOldTripCopies(addDays(today, 14));
  expect(names()).toEqual([]);
});

it('is one of the three most recent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const one of ['a', 'b', 'c', 'd']) {
    vi.setSystemTime(Date.now() + 1000);
    await saveTripCopy(one, view(stay));
  }
  expect(names()).toHaveLength(3);
  expect(await readTripCopy('a')).toBeUndefined();
  expect(await readTripCopy('d')).toBeDefined();
});

it('is deleted when its key no longer opens a trip', async () => {
  await saveTripCopy(key, view(stay));
  await deleteTripCopy(key);
  expect(names()).toEqual([]);
});

it.each(['', '{}', 'x', '{"until":"2999-01-01","at":1,"data":"x"}'])(
  'leaves foreign entries alone, and reads nothing in an invalid copy: %j',
  async (text) => {
    await saveTripCopy(key, view(stay));
    const [name = ''] = names();
    localStorage.setItem(name, text);
    localStorage.setItem('trip', 'kept');
    expect(await readTripCopy(key)).toBeUndefined();
    expect(localStorage.getItem('trip')).toBe('kept');
  },
);

it('causes no error without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await saveTripCopy(key, view(stay));
  expect(await readTripCopy(key)).toBeUndefined();
});
