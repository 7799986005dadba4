import { describe, expect, it } from 'vitest';
import { newService, ROOT, update } from './testing/fixtures.ts';

const structuredQuery = { from: [{ collectionId: 'c' }] };

describe('queries', () => {
  it('answer documents, or at least the time', async () => {
    const test = newService();
    const request = { parent: ROOT, structuredQuery };
    expect(await test.stream('runQuery', request)).toEqual([
      { readTime: expect.anything(), done: true },
    ]);
    await test.commit('c/a', 'c/b');
    expect(await test.stream('runQuery', { ...request, newTransaction: {} })).toMatchObject([
      { document: { name: `${ROOT}/c/a` }, transaction: expect.any(Uint8Array) },
      { document: { name: `${ROOT}/c/b` } },
    ]);
  });

  it('are aggregated', async () => {
    const test = newService();
    await test.commit(update('c/a', 2), update('c/b', 3));
    const structuredAggregationQuery = {
      structuredQuery,
      aggregations: [
        { alias: 'all', count: {} },
        { alias: 'total', sum: { field: { fieldPath: 'n' } } },
      ],
    };
    expect(
      await test.stream('runAggregationQuery', { parent: ROOT, structuredAggregationQuery }),
    ).toEqual([
      {
        result: { aggregateFields: { all: { integerValue: '2' }, total: { integerValue: '5' } } },
        readTime: expect.anything(),
      },
    ]);
  });

  it('are refused without a query', async () => {
    const test = newService();
    await expect(test.stream('runQuery', { parent: ROOT })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
  });

  it('are answered, and not explained', async () => {
    const test = newService();
    const request = { parent: ROOT, structuredQuery, explainOptions: { analyze: true } };
    expect(await test.stream('runQuery', request)).toEqual([
      { readTime: expect.anything(), done: true },
    ]);
  });

  it('tell what an offset has skipped, but for the last answer', async () => {
    const test = newService();
    await test.commit('c/a', 'c/b', 'c/c');
    const query = { from: [{ collectionId: 'c' }], offset: 1 };
    const answers = await test.stream('runQuery', { parent: ROOT, structuredQuery: query });
    expect(answers).toEqual([
      { document: expect.anything(), readTime: expect.anything(), skippedResults: 1 },
      { document: expect.anything(), readTime: expect.anything(), done: true },
    ]);
  });
});
