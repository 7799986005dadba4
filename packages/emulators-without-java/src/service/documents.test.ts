import { describe, expect, it } from 'vitest';
import { DATABASE, error, newService, ROOT, update } from './testing/fixtures.ts';

const fields = { n: { integerValue: '0' } };
const name = `${ROOT}/c/d`;

describe('single documents', () => {
  it('are read, all of them or what the mask names', async () => {
    const test = newService();
    await test.commit({
      update: {
        name,
        fields: { ...fields, m: { mapValue: { fields: { x: fields.n, y: fields.n } } } },
      },
    });
    expect(await test.call('getDocument', { name })).toMatchObject({ name, fields });
    expect(
      await test.call('getDocument', { name, mask: { fieldPaths: ['m.x', 'none'] } }),
    ).toMatchObject({ fields: { m: { mapValue: { fields: { x: fields.n } } } } });
    await expect(test.call('getDocument', { name: `${ROOT}/c/none` })).rejects.toEqual(
      error('NOT_FOUND', `Document (${ROOT}/c/none) not found.`),
    );
  });

  it('are read as they were', async () => {
    const test = newService();
    const { commitTime } = (await test.commit('c/d')) as { commitTime: object };
    await test.commit(update('c/d', 5));
    expect(await test.call('getDocument', { name, readTime: commitTime })).toMatchObject({
      fields,
    });
    await expect(
      test.call('getDocument', { name, readTime: { seconds: '9000000000' } }),
    ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    await expect(
      test.call('getDocument', { name, readTime: { seconds: '1' } }),
    ).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
  });

  it('are created once, under a given or a made-up id', async () => {
    const test = newService();
    const request = { parent: ROOT, collectionId: 'c', documentId: 'd', document: { fields } };
    expect(await test.call('createDocument', request)).toMatchObject({ name, fields });
    await expect(test.call('createDocument', request)).rejects.toEqual(
      error('ALREADY_EXISTS', 'entity already exists: EntityRef[partitionRef=dev~p, path=/c/d]'),
    );
    expect(await test.call('createDocument', { ...request, documentId: '' })).toMatchObject({
      name: expect.stringMatching(/\/c\/[A-Za-z0-9]{20}$/),
    });
  });

  it('are updated and deleted', async () => {
    const test = newService();
    const document = { name, fields: { a: fields.n, n: { integerValue: '2' } } };
    await test.commit('c/d');
    const updateMask = { fieldPaths: ['a'] };
    expect(await test.call('updateDocument', { document, updateMask })).toMatchObject({
      fields: { a: fields.n, n: fields.n },
    });
    const currentDocument = { exists: true };
    expect(await test.call('deleteDocument', { name, currentDocument })).toEqual({});
    await expect(test.call('deleteDocument', { name, currentDocument })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await test.call('deleteDocument', { name })).toEqual({});
  });

  it('belong to databases that need no setting up', async () => {
    const test = newService();
    const elsewhere = 'projects/q/databases/second';
    const other = `${elsewhere}/documents/c/d`;
    const writes = [{ update: { name: other, fields } }];
    await test.call('commit', { database: elsewhere, writes });
    expect(await test.call('getDocument', { name: other })).toMatchObject({ fields });
    await expect(test.call('getDocument', { name })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('batchGetDocuments', () => {
  it('answers each name once, in the order asked, at one time', async () => {
    const test = newService();
    await test.commit('c/a', 'c/b');
    const documents = ['b', 'missing', 'a', 'b'].map((id) => `${ROOT}/c/${id}`);
    const responses = await test.stream('batchGetDocuments', { database: DATABASE, documents });
    const [first] = responses as { readTime: object }[];
    expect(responses).toMatchObject([
      { found: { name: `${ROOT}/c/b` }, readTime: first?.readTime },
      { missing: `${ROOT}/c/missing`, readTime: first?.readTime },
      { found: { name: `${ROOT}/c/a` }, readTime: first?.readTime },
    ]);
  });

  it('begins a transaction, with nothing to read as well', async () => {
    const test = newService();
    const request = { database: DATABASE, newTransaction: {} };
    for (const documents of [[], [name]]) {
      const responses = await test.stream('batchGetDocuments', { ...request, documents });
      expect(responses).toMatchObject([{ transaction: expect.any(Uint8Array) }]);
    }
  });
});

describe('listDocuments', () => {
  async function seeded(): Promise<ReturnType<typeof newService>> {
    const test = newService();
    await test.commit('c/a', 'd/b');
    await test.commit('c/b', 'a/z', 'B/x', 'c/m/sub/x', 'e/q/sub/y', 'c/a/s/1', 'c/a/t/2');
    return test;
  }

  async function pages(test: ReturnType<typeof newService>, request: object): Promise<string[][]> {
    const result: string[][] = [];
    let pageToken: string | undefined;
    do {
      const page = (await test.call('listDocuments', { ...request, pageToken })) as {
        documents: { name: string; createTime?: object }[];
        nextPageToken?: string;
      };
      result.push(
        page.documents.map(
          ({ name: found, createTime }) =>
            found.slice(ROOT.length + 1) + (createTime ? '' : ' (missing)'),
        ),
      );
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    return result;
  }

  it.each<[object, string[][]]>([
    [{ parent: ROOT }, [['B/x', 'a/z', 'c/a', 'c/b', 'd/b']]],
    [{ parent: `${ROOT}/c/a` }, [['c/a/s/1', 'c/a/t/2']]],
    [{ parent: `${ROOT}/c/m` }, [['c/m/sub/x']]],
    [{ parent: `${ROOT}/c/zz` }, [[]]],
    [{ parent: ROOT, orderBy: '__name__ asc' }, [['B/x', 'a/z', 'c/a', 'c/b', 'd/b']]],
    [{ parent: ROOT, collectionId: 'c' }, [['c/a', 'c/b']]],
    [{ parent: ROOT, collectionId: 'c', showMissing: true }, [['c/a', 'c/b', 'c/m (missing)']]],
    [{ parent: ROOT, pageSize: 1 }, [['B/x'], ['a/z'], ['c/a'], ['c/b'], ['d/b'], []]],
    [{ parent: ROOT, pageSize: 2 }, [['B/x', 'a/z'], ['c/a', 'c/b'], ['d/b']]],
    [{ parent: `${ROOT}/c/a`, pageSize: 2 }, [['c/a/s/1', 'c/a/t/2'], []]],
  ])('answers %j', async (request, expected) => {
    expect(await pages(await seeded(), request)).toEqual(expected);
  });

  it('goes on in another order, page by page', async () => {
    const test = newService();
    await test.commit(update('c/a', 1), update('c/b', 3), update('c/c', 2));
    const request = { parent: ROOT, collectionId: 'c', orderBy: 'n desc', pageSize: 2 };
    expect(await pages(test, request)).toEqual([['c/b', 'c/c'], ['c/a']]);
  });

  it.each<[object, string, string]>([
    [{ parent: 'x', pageSize: -1 }, 'INVALID_ARGUMENT', 'Page size must be nonnegative.'],
    [
      { parent: ROOT, orderBy: '__name__ desc' },
      'FAILED_PRECONDITION',
      'Firestore does not support descending key scans',
    ],
    [
      { parent: ROOT, orderBy: 'n' },
      'INVALID_ARGUMENT',
      'kind is required for all orders except __key__ ascending',
    ],
    [
      { parent: ROOT, showMissing: true },
      'INVALID_ARGUMENT',
      'collection id must be set when show_missing is true',
    ],
  ])('refuses %j', async (request, code, message) => {
    const test = newService();
    await expect(test.call('listDocuments', request, { kind: 'anonymous' })).rejects.toMatchObject({
      code,
      message,
    });
  });
});

describe('listCollectionIds', () => {
  it('names collections, page by page, also where only documents below exist', async () => {
    const test = newService();
    await test.commit('users/a', 'users/a/posts/p', 'ghost/g/x/y');
    const ids = async (request: object): Promise<object> => test.call('listCollectionIds', request);
    expect(await ids({ parent: ROOT })).toEqual({ collectionIds: ['ghost', 'users'] });
    expect(await ids({ parent: `${ROOT}/users/a` })).toEqual({ collectionIds: ['posts'] });
    const first = await ids({ parent: ROOT, pageSize: 1 });
    expect(first).toEqual({ collectionIds: ['ghost'], nextPageToken: expect.any(String) });
    const { nextPageToken: pageToken } = first as { nextPageToken: string };
    expect(await ids({ parent: ROOT, pageToken })).toEqual({ collectionIds: ['users'] });
  });
});
