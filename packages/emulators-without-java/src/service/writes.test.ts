import { describe, expect, it } from 'vitest';
import { DATABASE, error, newService, ROOT, update } from './testing/fixtures.ts';

describe('commit', () => {
  it('answers times and results of transforms', async () => {
    const test = newService();
    const response = await test.commit({
      ...update('c/d', 1),
      updateTransforms: [
        { fieldPath: 'n', increment: { integerValue: '2' } },
        { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      ],
    });
    const { commitTime } = response as { commitTime: object };
    expect(response).toEqual({
      writeResults: [
        {
          updateTime: commitTime,
          transformResults: [
            { integerValue: '3' },
            { timestampValue: { seconds: '1700000000', nanos: 0 } },
          ],
        },
      ],
      commitTime: { seconds: '1700000000', nanos: expect.any(Number) },
    });
    expect(await test.commit({ delete: `${ROOT}/c/none` })).toEqual({
      writeResults: [{}],
      commitTime: expect.anything(),
    });
  });

  it('answers nothing to nothing', async () => {
    expect(await newService().commit()).toEqual({});
  });

  it('cuts server times to milliseconds', async () => {
    const test = newService();
    test.clock.advance(0.5);
    await test.commit('c/d');
    const response = await test.commit({
      update: { name: `${ROOT}/c/e` },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    });
    const results = [{ timestampValue: { seconds: '1700000000', nanos: 0 } }];
    expect(response).toMatchObject({ writeResults: [{ transformResults: results }] });
  });
});

describe('batchWrite', () => {
  it('does what it can, and says for each write what became of it', async () => {
    const test = newService();
    const response = await test.call('batchWrite', {
      database: DATABASE,
      writes: [
        update('c/a'),
        { ...update('c/b'), currentDocument: { exists: true } },
        { update: { name: `${ROOT}/c/c`, fields: { __x__: { nullValue: null } } } },
      ],
    });
    expect(response).toEqual({
      writeResults: [{ updateTime: expect.anything() }, {}, {}],
      status: [
        { code: 0 },
        { code: 5, message: expect.stringContaining('no entity to update') },
        { code: 3, message: 'field name __x__ is reserved' },
      ],
    });
  });

  it.each([
    ['a reserved id', 'c/__x__'],
    ['a relative id', 'c/..'],
    ['a collection', 'c'],
    ['no last id', 'c/a/'],
    ['too long an id', `c/${'x'.repeat(1501)}`],
  ])('fails whole where one write names %s', async (_, path) => {
    const test = newService();
    const writes = [update('c/a'), update(path)];
    await expect(test.call('batchWrite', { database: DATABASE, writes })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
    const elsewhere = { delete: 'projects/p/databases/other/documents/c/b' };
    await expect(
      test.call('batchWrite', { database: DATABASE, writes: [update('c/a'), elsewhere] }),
    ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(test.databases.list()).toEqual([]);
  });

  it('is for admins, and for different documents', async () => {
    const test = newService();
    const twice = { database: DATABASE, writes: [update('c/a'), update('c/a')] };
    const message = 'the same document cannot be written more than once in a single request';
    await expect(test.call('batchWrite', twice, { kind: 'anonymous' })).rejects.toEqual(
      error('INVALID_ARGUMENT', message),
    );
    const once = { database: DATABASE, writes: [update('c/a')] };
    await expect(test.call('batchWrite', once, { kind: 'anonymous' })).rejects.toEqual(
      error('PERMISSION_DENIED', 'Batch writes require admin authentication.'),
    );
    expect(test.databases.list()).toEqual([]);
  });
});

describe('the databases', () => {
  it('tell of commits with who made them, not of clears and restored documents', async () => {
    const test = newService();
    const events: string[] = [];
    test.databases.onCommit(({ project }, { changes }, { kind }) =>
      events.push([project, kind, ...changes.map((change) => change.path)].join(' ')),
    );
    const id = { project: 'p', database: '(default)' };
    await test.commit('c/a', 'c/b', 'c/b/s/x');
    const saved = [...test.databases.documents(id)];
    test.databases.clear(id, 'c/b');
    expect([...test.databases.documents(id)].map(({ path }) => path)).toEqual(['c/a']);
    test.databases.clear(id);
    expect(test.databases.list()).toEqual([]);
    test.databases.restore(id, saved);
    expect([...test.databases.documents(id)]).toEqual(saved);
    expect(test.databases.list()).toEqual([id]);
    expect(events).toEqual(['p admin c/a c/b c/b/s/x']);
  });
});

describe('what is not supported', () => {
  it('says so', async () => {
    await expect(newService().call('partitionQuery', {})).rejects.toMatchObject({
      code: 'UNIMPLEMENTED',
      message: 'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented',
    });
  });
});
