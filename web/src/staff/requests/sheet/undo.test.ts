import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import { beginSession, endSession } from '../../../data/firebase/lifetime.ts';
import type { CurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { notifyDone, undoChange } from './undo.tsx';

const change = { kind: 'bookings', id: 'b1', eventId: 'e1', to: 'confirmed' } as const;

/** Undoes on a server that fails, and then has this. */
const undo = (failure: Failure, found: Partial<CurrentRecord> = {}) =>
  undoChange(change, () => undefined, {
    undo: () => Promise.reject(failure),
    read: async () => ({ status: 'confirmed', last: undefined, ...found }),
  });
const lost = new Failure('unreachable', 'unavailable');
const undoing = (undoes: string) => ({
  last: { id: 'e2', from: 'confirmed', to: 'confirmed', by: 'me', at: new Date(), undoes },
});

it('of fields is recognized when the answer is lost, although the status is the same', async () => {
  expect(await undo(lost, undoing('e1'))).toBeUndefined();
});

it('reports that it did not arrive, or what the server has instead', async () => {
  expect((await undo(lost))?.text).toContain('It is still confirmed');
  expect((await undo(lost, undoing('another')))?.text).toContain('It is still confirmed');
  expect((await undo(lost, { status: 'cancelled' }))?.text).toContain('It is cancelled now.');
});

it('reports why it is refused', async () => {
  const details = { code: 'change-built-on', message: 'It has changed since.' } as const;
  expect(await undo(new Failure('refused', details.code, { details }))).toEqual({
    text: 'It has changed since.',
  });
});

const titles = () => toast.getToasts().map((one) => ('title' in one ? one.title : undefined));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  beginSession();
  vi.useRealTimers();
});

it.each([
  [1, 'The guest will be mailed when this closes.'],
  [2, 'The guests will be mailed when this closes.'],
])('says who will be mailed: %d', (guests, sentence) => {
  notifyDone({ title: 'Done', lines: [], guests }, () => undefined, 1000);
  const [shown] = toast.getToasts();
  expect(JSON.stringify(shown)).toContain(sentence);
  vi.advanceTimersByTime(1000);
});

it('offers to undo until the time is over', () => {
  notifyDone({ title: 'Booking confirmed', lines: [] }, () => undefined, 1000);
  expect(titles()).toContain('Booking confirmed');
  vi.advanceTimersByTime(1000);
  expect(titles()).not.toContain('Booking confirmed');
});

it('ends with the session, even under the pointer', () => {
  notifyDone({ title: 'Booking cancelled', lines: [] }, () => undefined, 1000);
  endSession();
  expect(titles()).not.toContain('Booking cancelled');
  // Without the session's end it would stay a little, without the offer.
  vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  vi.runAllTimers();
  expect(titles()).not.toContain('Booking cancelled');
});
