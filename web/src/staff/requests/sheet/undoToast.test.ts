import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '../../../data/firebase/lifetime.ts';
import { notifyDone } from './undoToast.tsx';

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
