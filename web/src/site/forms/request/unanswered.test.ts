import { beforeEach, expect, it, vi } from 'vitest';
import { browserKeys } from '../../../browserKeys.ts';
import { Failure } from '../../../data/firebase/failure.ts';
import { forgetAllUnanswered, unanswered, unansweredKeys, untilAnswered } from './unanswered.ts';

const request = (key: string = crypto.randomUUID()) => ({
  kind: 'bookings' as const,
  form: 'booking/tour/ubud-walk',
  key,
  asks: { startDate: '2027-01-05', numberOfGuests: 2 },
});
const lose = async (sent = request()) => {
  const lost = untilAnswered(sent, Promise.reject(new Failure('unreachable', 'unavailable')));
  await expect(lost).rejects.toBeInstanceOf(Failure);
  return sent.key;
};

beforeEach(forgetAllUnanswered);

it('knows a request until it is answered or refused, not while its outcome is unknown', async () => {
  const sent = request();
  let answer = () => {};
  const call = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const answered = untilAnswered(sent, call);
  expect(unanswered()).toMatchObject([{ ...sent, isGivenUp: false }]);
  answer();
  await answered;
  expect(localStorage.getItem(browserKeys.unanswered)).toBeNull();

  const refused = untilAnswered(sent, Promise.reject(new Failure('refused', 'nights-taken')));
  await expect(refused).rejects.toBeInstanceOf(Failure);
  expect(unanswered()).toEqual([]);
  await lose(sent);
  expect(unanswered()).toMatchObject([{ key: sent.key, isGivenUp: true }]);
});

it('knows five requests, for an hour, and tells the keys of the others', async () => {
  const keys: string[] = [];
  for (let n = 0; n < 7; n += 1) keys.push(await lose());
  expect(unanswered().map(({ key }) => key)).toEqual(keys.slice(2));
  expect(unansweredKeys(keys[6]!)).toEqual({ unansweredKeys: keys.slice(2, 6) });
  vi.useFakeTimers({ now: Date.now() + 60 * 60 * 1000 });
  expect(unanswered()).toEqual([]);
  expect(unansweredKeys('')).toEqual({});
  vi.useRealTimers();
});

it('drops what it cannot read, and sends without storage as before', async () => {
  localStorage.setItem(browserKeys.unanswered, '[{"key":1}]');
  expect(unanswered()).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('No storage');
  });
  const key = await lose();
  expect(unanswered().map((known) => known.key)).toEqual([key]);
  vi.restoreAllMocks();
});
