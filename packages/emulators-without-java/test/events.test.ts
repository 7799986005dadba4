import { Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decode, PROJECT_PATH, startFunctionsHost } from './testing/functionsHost.ts';

let host: Awaited<ReturnType<typeof startFunctionsHost>>;
beforeAll(async () => {
  host = await startFunctionsHost();
});
afterAll(() => host.stop());
beforeEach(() => host.reset());

describe('events', () => {
  it('reach second generation functions as CloudEvents', async () => {
    await host.v2('v2-written', 'written', 'two/{id}');
    const document = host.db.doc('two/火');
    await document.set({ n: 1, at: new Timestamp(5, 6000), text: '火🔥' });
    await document.update({ n: 2 });
    await document.delete();
    const [created, updated, deleted] = await host.events(3, 'v2-written');
    expect(created?.headers).toMatchObject({
      'ce-specversion': '1.0',
      'ce-id': expect.stringMatching(/./),
      'ce-type': 'google.cloud.firestore.document.v1.written',
      'ce-source': '//firestore.googleapis.com/projects/projects/demo-events/databases/(default)',
      'ce-time': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      'ce-datacontenttype': 'application/protobuf',
      'ce-location': 'us-central1',
      'ce-project': 'demo-events',
      'ce-database': '(default)',
      'ce-namespace': '(default)',
      'content-type': 'application/protobuf',
    });
    expect(Buffer.from(String(created?.headers['ce-document']), 'latin1').toString()).toBe(
      'two/火',
    );
    const name = 'projects/demo-events/databases/(default)/documents/two/火';
    const before = {
      name,
      fields: {
        n: { integerValue: '1' },
        at: { timestampValue: { seconds: '5', nanos: 6000 } },
        text: { stringValue: '火🔥' },
      },
    };
    expect(created && decode(created)).toMatchObject({ value: before, updateMask: {} });
    expect(created && decode(created)).not.toHaveProperty('oldValue');
    expect(updated && decode(updated)).toMatchObject({
      value: { name, fields: { n: { integerValue: '2' } } },
      oldValue: before,
      updateMask: { fieldPaths: ['n'] },
    });
    expect(deleted && decode(deleted)).toMatchObject({ oldValue: { name } });
    expect(deleted && decode(deleted)).not.toHaveProperty('value');
  });

  it('reach first generation functions as JSON', async () => {
    await host.v1('v1-update', 'update', 'one/{id}');
    await host.db.doc('one/a').set({ n: 1, map: { x: 1, y: 1 } });
    await host.db.doc('one/a').update({ 'map.x': 2 });
    const [updated] = await host.events(1, 'v1-update');
    expect(updated?.headers['content-type']).toBe('application/json');
    const name = 'projects/demo-events/databases/(default)/documents/one/a';
    expect(JSON.parse(updated?.body ?? '')).toEqual({
      data: {
        value: expect.objectContaining({ name, createTime: expect.any(String) }),
        oldValue: expect.objectContaining({ name }),
        updateMask: { fieldPaths: ['map.x'] },
      },
      context: {
        eventId: expect.any(String),
        timestamp: expect.stringMatching(/Z$/),
        eventType: 'providers/cloud.firestore/eventTypes/document.update',
        resource: { name, service: 'firestore.googleapis.com' },
      },
    });
  });

  it('go to those whose kind and pattern fit', async () => {
    await host.v2('created', 'created', 'kinds/{id}');
    await host.v2('updated', 'updated', 'kinds/{id}');
    await host.v2('deleted', 'deleted', 'kinds/{id}');
    await host.v2('exact', 'written', 'kinds/a', 'EXACT');
    await host.v2('deep', 'written', 'kinds/{rest=**}');
    await host.v2('other', 'written', 'others/{id}');
    await host.v2('last', 'created', 'last/{id}');
    await host.db.doc('kinds/a').set({ n: 1 });
    await host.db.doc('kinds/a').set({ n: 2 });
    await host.db.doc('kinds/a').set({ n: 2 });
    await host.db.doc('kinds/a/sub/b').set({});
    await host.db.doc('kinds/a').delete();
    await host.db.doc('kinds/none').delete();
    await host.db.doc('last/x').set({});
    await host.events(1, 'last');
    await host.events(4, 'deep');
    await host.events(1, 'deleted');
    await host.events(3, 'exact');
    const counts: Record<string, number> = {};
    for (const { key } of host.received()) counts[key] = (counts[key] ?? 0) + 1;
    expect(counts).toEqual({ created: 1, updated: 1, deleted: 1, exact: 3, deep: 4, last: 1 });
  });

  it('say who wrote, to those who ask', async () => {
    await host.v2('auth', 'created.withAuthContext', 'authored/{id}');
    await host.db.doc('authored/a').set({});
    const url = '/v1/projects/demo-events/databases/(default)/documents/authored?documentId=';
    await host.send('POST', `${url}b`, {});
    const token = [{ alg: 'none' }, { sub: 'ayu' }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const Authorization = `Bearer ${token.join('.')}.`;
    await host.send('POST', `${url}c`, {}, { Authorization });
    const types = (await host.events(3, 'auth')).map(({ headers }) => [
      headers['ce-authtype'],
      headers['ce-authid'],
    ]);
    expect(types).toEqual([
      ['service_account', 'owner'],
      ['unauthenticated', undefined],
      ['unknown', 'ayu'],
    ]);
  });

  it('do not tell of data that is cleared', async () => {
    await host.v2('clears', 'deleted', 'cleared/{id}');
    await host.db.doc('cleared/a').set({});
    await host.send('DELETE', `${PROJECT_PATH}/databases/(default)/documents/cleared/a`);
    await host.db.doc('cleared/b').set({});
    await host.db.doc('cleared/b').delete();
    const [only] = await host.events(1, 'clears');
    expect(only?.headers['ce-document']).toBe('cleared/b');
  });

  it.each([
    ['PUT', 'triggers/x', {}],
    ['PUT', 'triggers/x', { eventTrigger: { eventType: 'x', resource: 'y' } }],
    ['POST', 'eventarcTrigger?eventarcTriggerId=x', { eventType: 'x' }],
    ['POST', 'eventarcTrigger', {}],
  ])('refuses the trigger of %s %s', async (verb, path, body) => {
    expect((await host.send(verb, `${PROJECT_PATH}/${path}`, body)).status).toBe(400);
  });
});
