import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Client } from './client.ts';
import type { Address } from './client.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'fireside/requests_websocket.json';

/** Reads, queries and writes while a watcher listens on `/requests`. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-requests-websocket');
  const socket = new WebSocket(`ws://${engine.host}:${engine.websocketPort}/requests`);
  const received: Recording[] = [];
  let history: unknown;
  socket.on('message', (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString());
    if (history === undefined) history = message;
    else received.push(record(message));
  });
  await once(socket, 'open');
  /** The messages of this project that a request leads to. */
  const during = async (work: () => Promise<unknown>, count: number): Promise<Recording[]> => {
    received.length = 0;
    await work();
    while (ours().length < count) await once(socket, 'message');
    return ours();
  };
  const ours = (): Recording[] =>
    received.filter(({ rulesReleaseKey: key }) => text(key).includes(`/${client.project}/`));

  await client.putRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{p=**}/values/{id} { allow read, write: if true; }
  }
}`);
  const user = { uid: 'reader', claims: { role: 'tester' } };
  const write = await during(() => client.commit([client.set('values/one', { n: 1 })], user), 2);
  const [get] = await during(() => client.get('values/one', user), 1);
  const [query] = await during(
    () => client.query('', { from: [{ collectionId: 'values' }] }, 'anonymous'),
    1,
  );
  const [group] = await during(
    () =>
      client.query('', { from: [{ collectionId: 'values', allDescendants: true }] }, 'anonymous'),
    1,
  );
  const [deleted] = await during(() => client.commit([client.delete('values/one')], user), 1);
  socket.close();

  const first = list(recording['first_message']);
  cases.check('the first message is a list', Array.isArray(history), Array.isArray(first));
  const fields = list(recording['message_fields']).map((field) => text(field).split(' ')[0]);
  cases.check('fields of a message', Object.keys(get ?? {}), fields);
  const wanted = record(recording['request_fields']);
  cases.check('request of a get', Object.keys(requestOf(get)), wanted['get']);
  cases.check('request of a list', Object.keys(requestOf(query)), wanted['list']);
  cases.check('request of a write', Object.keys(requestOf(write[0])), wanted['write']);
  const methods = write.map((message) => contextOf(message)['method']);
  cases.check('a write without precondition', methods, ['create', 'update']);
  cases.check(
    'path of a query',
    contextOf(query)['path'],
    '/databases/(default)/documents/values/*',
  );
  cases.check('path of a group', contextOf(group)['path'], '/**/values/*');
  cases.check('request.path of a group', requestOf(group)['path'], { undefined: {} });
  const emptyResource = { mapValue: { fields: { data: { mapValue: {} } } } };
  cases.check('resource of a list', contextOf(query)['resource'], emptyResource);
  cases.check('resource not loaded', contextOf(get)['resource'], { undefined: {} });
  cases.check('resource of a delete', requestOf(deleted)['resource'], { nullValue: null });
  cases.check('no auth', requestOf(query)['auth'], { nullValue: null });
  const auth = record(record(record(requestOf(get)['auth'])['mapValue'])['fields']);
  cases.check('auth', Object.keys(auth), ['uid', 'token']);
  const claims = record(record(record(auth['token'])['mapValue'])['fields']);
  cases.check('claims', claims['role'], { stringValue: 'tester' });
  const parts = record(record(record(requestOf(query)['query'])['mapValue'])['fields']);
  cases.check(
    'unbounded query',
    [parts['limit'], parts['offset'], parts['orderBy']],
    [{ nullValue: null }, { intValue: '0' }, { mapValue: {} }],
  );
  const transactions = [get, query, write[0]].map((one) => requestOf(one)['inTransaction']);
  cases.check('inTransaction', transactions, [
    { boolValue: false },
    { boolValue: false },
    { boolValue: true },
  ]);
  const resource = record(record(record(requestOf(write[0])['resource'])['mapValue'])['fields']);
  cases.check('request.resource', Object.keys(resource), ['data', '__name__', 'id']);
  return cases.result();
}

const contextOf = (message: Recording | undefined): Recording => record(message?.['rulesContext']);
const requestOf = (message: Recording | undefined): Recording =>
  record(record(record(contextOf(message)['request'])['mapValue'])['fields']);
