import { expect, it } from 'vitest';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { error, newService, ROOT } from './testing/fixtures.ts';

const ID = { project: 'p', database: '(default)' };

it('reads back over the last 10,000 changes, and not one further', async () => {
  const test = newService();
  const { store } = test.databases.open(ID);
  const change = (n: number) => {
    test.clock.advance(1);
    const time = store.currentTime();
    const fields = new Map([['n', BigInt(n)]]);
    return store.replace([], [{ path: 'c/a', fields, createTime: time, updateTime: time }]);
  };
  const readAt = (commit: ReturnType<typeof change>) =>
    test.call('getDocument', {
      name: `${ROOT}/c/a`,
      readTime: timestampToWire(commit.commitTime),
    });

  const first = change(1);
  const second = change(2);
  for (let n = 3; n <= 10_001; n++) change(n);
  // 10,000 changes came after the first: what it left can still be read.
  expect(await readAt(first)).toMatchObject({ fields: { n: { integerValue: '1' } } });

  change(10_002);
  await expect(readAt(first)).rejects.toEqual(
    error('FAILED_PRECONDITION', 'The requested snapshot version is too old.'),
  );
  expect(await readAt(second)).toMatchObject({ fields: { n: { integerValue: '2' } } });
});
