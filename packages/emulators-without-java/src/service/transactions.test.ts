import { describe, expect, it } from 'vitest';
import { DATABASE, error, newService, ROOT, update } from './testing/fixtures.ts';
import type { TestService } from './testing/fixtures.ts';

const ENDED = 'The referenced transaction has expired or is no longer valid.';
const name = `${ROOT}/c/d`;

async function begin(test: TestService, options: object = {}): Promise<Uint8Array> {
  const response = await test.call('beginTransaction', { database: DATABASE, options });
  return (response as { transaction: Uint8Array }).transaction;
}

/** Lets what is ready go on; nothing here waits for real time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe('read-write transactions', () => {
  it('keep others from writing what they have read, found or not, until they commit', async () => {
    const test = newService();
    const transaction = await begin(test);
    await expect(test.call('getDocument', { name, transaction })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const other = test.commit(update('c/d', 7));
    await settle();
    const writes = [{ ...update('c/d', 1), currentDocument: { exists: false } }];
    await test.call('commit', { database: DATABASE, writes, transaction });
    await other;
    expect(await test.call('getDocument', { name })).toMatchObject({
      fields: { n: { integerValue: '7' } },
    });
    await expect(test.call('getDocument', { name, transaction })).rejects.toEqual(
      error('ABORTED', ENDED),
    );
  });

  it('make others give up after two seconds', async () => {
    const test = newService();
    const transaction = await begin(test);
    const structuredQuery = { from: [{ collectionId: 'c' }] };
    await test.stream('runQuery', { parent: ROOT, structuredQuery, transaction });
    const other = test.commit(update('c/d'));
    await settle();
    test.clock.advance(2000);
    await expect(other).rejects.toEqual(error('ABORTED', 'Transaction lock timeout.'));
    await test.call('rollback', { database: DATABASE, transaction });
    await test.call('rollback', { database: DATABASE, transaction });
    await test.commit(update('c/d'));
  });

  it('end with a failed precondition, and not with an invalid write', async () => {
    const test = newService();
    const transaction = await begin(test);
    const commit = async (write: object): Promise<object> =>
      test.call('commit', { database: DATABASE, writes: [write], transaction });
    await expect(
      commit({ update: { name, fields: { s: { stringValue: 'x'.repeat(1_048_488) } } } }),
    ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    await expect(
      commit({ ...update('c/d'), currentDocument: { exists: true } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(commit(update('c/d'))).rejects.toEqual(error('ABORTED', ENDED));
  });

  it('begin with a first read, and not with one that fails', async () => {
    const test = newService({
      authorizeGet: () => {
        throw new Error('denied');
      },
    });
    const request = { database: DATABASE, documents: [name], newTransaction: {} };
    await expect(test.stream('batchGetDocuments', request, { kind: 'anonymous' })).rejects.toThrow(
      'denied',
    );
    const [first] = await test.stream('batchGetDocuments', request);
    const { transaction } = first as { transaction: Uint8Array };
    await test.call('commit', { database: DATABASE, writes: [update('c/d')], transaction });
  });
});

describe('read-only transactions', () => {
  it('see one version, keep nobody waiting and write nothing', async () => {
    const test = newService();
    await test.commit(update('c/d', 1));
    const transaction = await begin(test, { readOnly: {} });
    await test.commit(update('c/d', 2));
    expect(await test.call('getDocument', { name, transaction })).toMatchObject({
      fields: { n: { integerValue: '1' } },
    });
    await expect(
      test.call('commit', { database: DATABASE, writes: [update('c/d')], transaction }),
    ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(await test.call('commit', { database: DATABASE, transaction })).toEqual({});
  });

  it('read at a given time', async () => {
    const test = newService();
    const { commitTime } = (await test.commit(update('c/d', 1))) as { commitTime: object };
    await test.commit(update('c/d', 2));
    const transaction = await begin(test, { readOnly: { readTime: commitTime } });
    const structuredQuery = { from: [{ collectionId: 'c' }] };
    expect(await test.stream('runQuery', { parent: ROOT, structuredQuery, transaction })).toEqual([
      expect.objectContaining({
        document: expect.objectContaining({ fields: { n: { integerValue: '1' } } }),
        readTime: commitTime,
      }),
    ]);
  });
});
