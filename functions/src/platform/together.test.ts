import { expect, it, vi } from 'vitest';
import { together } from './together.ts';

it('runs once for all calls before it begins, and once more for later calls', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        ends.push(resolve);
      }),
  );
  const ask = together(work);
  const first = [ask(), ask()];
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  const late = [ask(), ask()];
  ends[0]?.();
  await Promise.all(first);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  ends[1]?.();
  await Promise.all(late);
  expect(work).toHaveBeenCalledTimes(2);
});

it('fails for the calls that shared it, and works for the next', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('Down.'));
  const ask = together(work.mockResolvedValue());
  const shared = await Promise.allSettled([ask(), ask()]);
  expect(shared.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask()).resolves.toBeUndefined();
});
