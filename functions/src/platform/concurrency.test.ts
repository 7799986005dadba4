import { expect, it, vi } from 'vitest';
import { coalesce } from './concurrency.ts';

it('runs once for all calls before it begins, and once more for later calls', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        ends.push(resolve);
      }),
  );
  const run = coalesce(work);
  const first = [run(), run()];
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  const late = [run(), run()];
  ends[0]?.();
  await Promise.all(first);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  ends[1]?.();
  await Promise.all(late);
  expect(work).toHaveBeenCalledTimes(2);
});

it('fails for the calls that shared it, and works for the next', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('Down.'));
  const run = coalesce(work.mockResolvedValue());
  const shared = await Promise.allSettled([run(), run()]);
  expect(shared.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(run()).resolves.toBeUndefined();
});

it('calls during the rest share the next run, and nobody waits for a rest after their own', async () => {
  let end: () => void = () => undefined;
  const rest = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve)));
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  const run = coalesce(work, rest);
  await run();
  const resting = [run(), run()];
  await vi.waitFor(() => expect(rest).toHaveBeenCalledTimes(1));
  resting.push(run());
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await Promise.all(resting);
  expect(work).toHaveBeenCalledTimes(2);
});
