import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMonths } from './useMonths.ts';

/** Reads that the test answers manually, in the order of the requests, to simulate a slow connection. */
function slowly() {
  const readRequests: { month: string; answer: (...nights: string[]) => void; fail: () => void }[] =
    [];
  const readMonth = (month: string) =>
    new Promise<Set<string>>((resolve, reject) => {
      readRequests.push({
        month,
        answer: (...nights) => resolve(new Set(nights)),
        fail: () => reject(new Error('offline')),
      });
    });
  return { asked: readRequests, readMonth };
}

function open() {
  const { asked: readRequests, readMonth } = slowly();
  const { result } = renderHook(() => useMonths(readMonth));
  const nights = () => [...result.current.byMonth.values()].flatMap((found) => [...found]);
  return { asked: readRequests, result, nights };
}

it('reads each month once', async () => {
  const { asked: readRequests, result, nights } = open();
  await act(async () => {
    void result.current.read('2026-12');
    void result.current.read('2026-12');
  });
  expect(result.current.loading).toBe(true);
  await act(async () => readRequests[0]?.answer('2026-12-24'));
  expect(readRequests).toHaveLength(1);
  expect(nights()).toEqual(['2026-12-24']);
  expect(result.current.loading).toBe(false);
});

it('drops nights that are no longer in a month', async () => {
  const { asked: readRequests, result, nights } = open();
  await act(async () => void result.current.read('2026-12'));
  await act(async () => readRequests[0]?.answer('2026-12-24', '2026-12-25'));
  await act(async () => result.current.refresh());
  expect(nights()).toEqual(['2026-12-24', '2026-12-25']);
  await act(async () => readRequests[1]?.answer('2026-12-25'));
  expect(nights()).toEqual(['2026-12-25']);
});

it('is unread only while a month could not be read', async () => {
  const { asked: readRequests, result, nights } = open();
  await act(async () => void result.current.read('2026-12'));
  const found = result.current.read('2026-12');
  await act(async () => readRequests[0]?.fail());
  expect(result.current.unread).toBe(true);
  expect(await found).toBeUndefined();
  await act(async () => void result.current.read('2026-12'));
  await act(async () => readRequests[1]?.answer('2026-12-24'));
  expect(result.current.unread).toBe(false);
  expect(nights()).toEqual(['2026-12-24']);
});

it('ignores a read that a later one has overtaken', async () => {
  const { asked: readRequests, result, nights } = open();
  await act(async () => void result.current.read('2026-12'));
  await act(async () => result.current.refresh());
  await act(async () => readRequests[1]?.answer('2026-12-25'));
  await act(async () => readRequests[0]?.fail());
  expect(result.current.unread).toBe(false);
  await act(async () => void result.current.read('2026-12'));
  expect(readRequests).toHaveLength(2);
  expect(nights()).toEqual(['2026-12-25']);
});

it('applies an update of a month, and ignores reads that began before it', async () => {
  const { asked: readRequests, result, nights } = open();
  await act(async () => void result.current.read('2026-12'));
  await act(async () => result.current.applyUpdate('2026-12', new Set(['2026-12-26'])));
  await act(async () => readRequests[0]?.answer('2026-12-24'));
  expect(nights()).toEqual(['2026-12-26']);
  await act(async () => void result.current.read('2026-12'));
  expect(readRequests).toHaveLength(1);
});

it('an update fills a month that could not be read', async () => {
  const { asked: readRequests, result, nights } = open();
  await act(async () => void result.current.read('2026-12'));
  await act(async () => readRequests[0]?.fail());
  await act(async () => result.current.applyUpdate('2026-12', new Set(['2026-12-26'])));
  expect(result.current.unread).toBe(false);
  expect(nights()).toEqual(['2026-12-26']);
});
