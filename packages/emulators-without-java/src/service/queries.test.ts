import { describe, expect, it } from 'vitest';
import { and, orderBy, where } from '../query/testing/fixtures.ts';
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

  it.each<[string, object, string, string]>([
    ['a collection', {}, 'Collection', '(__name__ ASC)'],
    [
      'filters and orders',
      {
        where: and(
          where('a', 'EQUAL', 1n),
          where('tags', 'ARRAY_CONTAINS', 'x'),
          where('b', 'GREATER_THAN', 1n),
        ),
        orderBy: orderBy('-b'),
      },
      'Collection',
      '(a ASC, tags CONTAINS, b DESC, __name__ DESC)',
    ],
    [
      'a group',
      { from: [{ collectionId: 'c', allDescendants: true }] },
      'Collection group',
      '(__name__ ASC)',
    ],
  ])('are explained: %s', async (_name, query, query_scope, properties) => {
    const test = newService();
    await test.commit('c/a', 'c/b');
    const request = { parent: ROOT, structuredQuery: { ...structuredQuery, ...query } };
    const explained = async (analyze: boolean): Promise<object[]> =>
      test.stream('runQuery', { ...request, explainOptions: { analyze } });
    const planSummary = {
      indexesUsed: [
        {
          fields: {
            query_scope: { stringValue: query_scope },
            properties: { stringValue: properties },
          },
        },
      ],
    };
    expect(await explained(false)).toEqual([{ done: true, explainMetrics: { planSummary } }]);
    const plain = await test.stream('runQuery', request);
    const results = plain.filter((answer) => 'document' in answer).length;
    const executionStats = {
      resultsReturned: String(results),
      readOperations: String(Math.max(1, results)),
      executionDuration: { seconds: 0, nanos: 0 },
    };
    expect(await explained(true)).toEqual(
      plain.map((answer, at) =>
        at < plain.length - 1
          ? answer
          : { ...answer, explainMetrics: { planSummary, executionStats } },
      ),
    );
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
