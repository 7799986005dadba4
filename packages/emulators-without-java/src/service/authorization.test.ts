import { describe, expect, it } from 'vitest';
import type { Auth } from '../model/auth.ts';
import { StatusError } from '../model/status.ts';
import type { Authorizer, RulesRequest, RulesWrite } from '../rules/types.ts';
import { map } from '../store/testing/fixtures.ts';
import {
  contextOf,
  DATABASE,
  error,
  newService,
  RecordingSink,
  ROOT,
  update,
} from './testing/fixtures.ts';

const user: Auth = { kind: 'user', uid: 'u', token: map({}) };
const structuredQuery = { from: [{ collectionId: 'c' }] };
const denied = new StatusError('PERMISSION_DENIED', 'no');
const deny = (): never => {
  throw denied;
};
const denyAll: Authorizer = {
  authorizeGet: deny,
  authorizeWrites: deny,
  authorizeQuery: deny,
};

describe('rules', () => {
  it('are asked about everything but admins', async () => {
    const test = newService(denyAll);
    await test.commit('c/d');
    const name = `${ROOT}/c/d`;
    const writes = [update('c/d', 2)];
    await expect(test.call('getDocument', { name }, user)).rejects.toBe(denied);
    await expect(test.call('commit', { database: DATABASE, writes }, user)).rejects.toBe(denied);
    await expect(test.call('deleteDocument', { name }, user)).rejects.toBe(denied);
    await expect(test.call('listDocuments', { parent: ROOT }, user)).rejects.toBe(denied);
    await expect(
      test.stream('batchGetDocuments', { database: DATABASE, documents: [name] }, user),
    ).rejects.toBe(denied);
    await expect(test.stream('runQuery', { parent: ROOT, structuredQuery }, user)).rejects.toBe(
      denied,
    );
    expect(await test.call('getDocument', { name })).toMatchObject({
      fields: { n: { integerValue: '0' } },
    });
  });

  it('see documents before and after the whole commit, with masks and transforms done', async () => {
    const calls: [RulesRequest, readonly RulesWrite[]][] = [];
    const test = newService({
      authorizeWrites: (request, writes) => calls.push([request, writes]),
    });
    await test.commit('c/d', 'c/other');
    const writes = [
      {
        ...update('c/d', 5),
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: { exists: true },
      },
      { delete: `${ROOT}/c/other` },
    ];
    await test.call('commit', { database: DATABASE, writes }, user);
    const [request, checked] = calls[0] ?? [];
    expect(calls).toHaveLength(1);
    expect(request).toMatchObject({ auth: user, database: { project: 'p' } });
    expect(checked).toMatchObject([
      {
        path: 'c/d',
        mustExist: true,
        before: { fields: map({ n: 0n }) },
        after: { fields: map({ n: 5n, at: request?.time ?? null }) },
      },
      { path: 'c/other', mustExist: undefined, before: { path: 'c/other' }, after: undefined },
    ]);
    expect(request?.lookup.before('c/other')).toMatchObject({ path: 'c/other' });
    expect(request?.lookup.after('c/other')).toBeUndefined();
    expect(request?.lookup.after('c/d')?.fields.get('n')).toBe(5n);
  });

  it('are judged before preconditions', async () => {
    const test = newService(denyAll);
    const writes = [{ ...update('c/none'), currentDocument: { exists: true } }];
    await expect(test.call('commit', { database: DATABASE, writes }, user)).rejects.toBe(denied);
  });

  it('let verify what may be read', async () => {
    const authorized: string[] = [];
    const test = newService({
      authorizeWrites: deny,
      authorizeGet: (_request, path) => authorized.push(path),
    });
    const writes = [{ verify: `${ROOT}/c/none`, currentDocument: { exists: false } }];
    await test.call('commit', { database: DATABASE, writes }, user);
    expect(authorized).toEqual(['c/none']);
  });

  it('leave metadata to admins', async () => {
    const test = newService();
    const refusal = error('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
    await expect(test.call('listCollectionIds', { parent: ROOT }, user)).rejects.toEqual(refusal);
    const request = { parent: ROOT, collectionId: 'c', showMissing: true };
    await expect(test.call('listDocuments', request, user)).rejects.toEqual(refusal);
  });
});

describe('listening', () => {
  it('sends a first result and later changes', async () => {
    const test = newService();
    await test.commit('c/a');
    const sink = new RecordingSink<object>();
    const handler = test.service.listen(contextOf(user), sink);
    const query = { parent: ROOT, structuredQuery };
    handler.receive({ database: DATABASE, addTarget: { targetId: 2, query } });
    const names = (): unknown[] =>
      sink.sent.flatMap((response) =>
        'documentChange' in response ? [response.documentChange] : [],
      );
    expect(names()).toMatchObject([{ document: { name: `${ROOT}/c/a` } }]);
    await test.commit('c/b');
    expect(names()).toHaveLength(2);
    handler.end();
    await test.commit('c/c');
    expect(names()).toHaveLength(2);
  });

  it('is judged by the rules, and needs a database', () => {
    const test = newService(denyAll);
    const sink = new RecordingSink<object>();
    const handler = test.service.listen(contextOf(user), sink);
    const query = { parent: ROOT, structuredQuery };
    handler.receive({ database: DATABASE, addTarget: { targetId: 2, query } });
    expect(sink.sent).toContainEqual({
      targetChange: {
        targetChangeType: 'REMOVE',
        targetIds: [2],
        cause: { code: 7, message: 'no' },
      },
    });
    const lost = new RecordingSink<object>();
    test.service.listen(contextOf(user), lost).receive({});
    expect(lost.error).toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});
