import { Client } from './client.ts';
import type { Address, Answer, Caller } from './client.ts';
import { normal } from './normal.ts';
import { Cases, list, micros, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'hidane/document_writes.json';

/** Eight characters, as recorded: messages name positions within names. */
const PROJECT = 'p-writes';

/** Runs one case on an empty database; what it throws away is an error of its own. */
type Scenario = (context: Context) => Promise<void>;

interface Context {
  readonly client: Client;
  readonly item: Recording;
  readonly check: (what: string, actual: unknown, expected: unknown) => void;
  /** The recorded error is answered, code, status and text. */
  readonly refused: (answer: Answer) => void;
}

export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, PROJECT);
  for (const item of list(recording['cases']).map(record)) {
    const name = text(item['name']);
    const scenario = SCENARIOS[name];
    if (name.startsWith('REST get with any readTime')) {
      cases.leaveOut(
        name,
        'a parsing error of the official one; production reads at that time, and so do we',
      );
    } else if (scenario) {
      await client.clear();
      await scenario(contextOf(cases, client, item));
    } else {
      cases.check(name, 'no scenario', 'a scenario');
    }
  }
  return cases.result();
}

function contextOf(cases: Cases, client: Client, item: Recording): Context {
  const name = text(item['name']);
  const check: Context['check'] = (what, actual, expected) =>
    cases.check(what === '' ? name : `${name}: ${what}`, normal(actual), normal(expected));
  const error = record(item['error']);
  const message = text(error['message']).replaceAll('{p}', client.project);
  return {
    client,
    item,
    check,
    refused: ({ status, body }) =>
      check('', [status, body], [error['code'], { error: { ...error, message } }]),
  };
}

const at = (client: Client, path: string): string => `${client.documents}/${path}`;
const write = (client: Client, path: string, fields: unknown, rest: object = {}): object => ({
  update: { name: at(client, path), fields },
  ...rest,
});
const put = (client: Client, ...writes: readonly object[]): Promise<Answer> =>
  client.commit(writes, 'anonymous');
const read = (client: Client, path: string, caller: Caller = 'anonymous'): Promise<Answer> =>
  client.get(path, caller);
const post = (
  client: Client,
  verb: string,
  body: object,
  caller: Caller = 'anonymous',
): Promise<Answer> => client.request('POST', `v1/${client.documents}${verb}`, caller, body);
const create = (client: Client, query = ''): Promise<Answer> =>
  post(client, `/c${query}`, { fields: one });
const idsOf = ({ body }: Answer): unknown =>
  list(record(body)['documents']).map((item) => text(record(item)['name']).split('/').at(-1));
const one = { a: { integerValue: '1' } };
const two = { a: { integerValue: '2' } };
const exists = (value: boolean): object => ({ currentDocument: { exists: value } });

/** A write that is refused, as the only one of a commit. */
const refusedWrite =
  (path: string, fields: object, rest: object = {}): Scenario =>
  async ({ client, refused }) =>
    refused(await put(client, write(client, path, fields, rest)));

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'get missing': async ({ client, refused }) => refused(await read(client, 'c/d')),
  'create twice (POST collection?documentId=d), or Commit exists:false on an existing document':
    async ({ client, refused, check }) => {
      const { status, body } = await create(client, '?documentId=d');
      const document = record(body);
      check('first', [status, document['fields']], [200, one]);
      check('times', document['createTime'], document['updateTime']);
      refused(await create(client, '?documentId=d'));
      refused(await put(client, write(client, 'c/d', two, exists(false))));
      check('stored', record((await read(client, 'c/d')).body)['fields'], one);
    },
  'create without id': async ({ client, check }) => {
    const { status, body } = await create(client);
    const { name, createTime, updateTime } = record(body);
    check('status', status, 200);
    const id = text(name).slice(at(client, 'c/').length);
    check('id', /^[A-Za-z0-9]{20}$/.test(id), true);
    check('createTime', createTime === updateTime && text(createTime) !== '', true);
  },
  'update or delete with exists:true on a missing document': async ({ client, refused }) => {
    refused(await put(client, write(client, 'c/d', one, exists(true))));
    refused(await put(client, { delete: at(client, 'c/d'), ...exists(true) }));
  },
  'updateTime precondition mismatch on an existing document': async ({ client, item, check }) => {
    const { body } = await put(client, write(client, 'c/d', one));
    const required = { currentDocument: { updateTime: '2001-01-01T00:00:00Z' } };
    const answer = await put(client, write(client, 'c/d', two, required));
    const error = record(item['error']);
    const message = text(error['message'])
      .replace(/<stored[^>]*>/, String(micros(record(body)['commitTime'])))
      .replace(/<required[^>]*>/, '978307200000000');
    check('', [answer.status, answer.body], [error['code'], { error: { ...error, message } }]);
  },
  'updateTime precondition that matches': async ({ client, check }) => {
    const before = record((await put(client, write(client, 'c/d', one))).body)['commitTime'];
    const required = { currentDocument: { updateTime: before } };
    const { status, body } = await put(client, write(client, 'c/d', two, required));
    check('status', status, 200);
    const { updateTime } = record(list(record(body)['writeResults'])[0]);
    check('updateTime', micros(updateTime) > micros(before), true);
  },
  'delete missing without precondition': async ({ client, item, check }) => {
    const { status, body } = await put(client, { delete: at(client, 'c/d') });
    check('', [status, body], [200, item['response']]);
  },
  'identical set twice': async ({ client, check }) => {
    const first = record((await put(client, write(client, 'c/d', one))).body);
    const second = record((await put(client, write(client, 'c/d', one))).body);
    const stored = record((await read(client, 'c/d')).body);
    const { updateTime } = record(list(second['writeResults'])[0]);
    check('updateTime', updateTime === first['commitTime'], true);
    check('commitTime', micros(second['commitTime']) > micros(first['commitTime']), true);
    check('stored', stored['updateTime'] === first['commitTime'], true);
  },
  'update mask': async ({ client, item, check }) => {
    await put(client, write(client, 'c/d', item['seed']));
    await masked(client, item);
    check('', record((await read(client, 'c/d')).body)['fields'], item['stored']);
  },
  'update mask on a missing document': async ({ client, item, check }) => {
    await masked(client, item);
    check('', record((await read(client, 'c/d')).body)['fields'], item['stored']);
  },
  'two writes to one document in a Commit': async ({ client, check }) => {
    const { status, body } = await put(
      client,
      write(client, 'c/d', one),
      write(client, 'c/d', two),
    );
    const { writeResults, commitTime } = record(body);
    check('status', status, 200);
    const times = list(writeResults).map((result) => record(result)['updateTime']);
    check(
      'times',
      times.map((time) => time === commitTime),
      [true, true],
    );
    check('stored', record((await read(client, 'c/d')).body)['fields'], two);
  },
  'empty Commit': async ({ client, item, check }) => {
    const { status, body } = await post(client, ':commit', {});
    check('', [status, body], [200, item['response']]);
  },
  'GET of a collection path on an empty database': async ({ client, item, check }) => {
    const { status, body } = await read(client, 'c');
    check('', [status, body], [200, item['response']]);
  },
  'reserved document id c/__x__': refusedWrite('c/__x__', one),
  'document id c/.': refusedWrite('c/.', one),
  'reserved field __x__ at the top': refusedWrite('c/d', { __x__: { integerValue: '1' } }),
  'nested array': refusedWrite('c/d', { a: { arrayValue: { values: [{ arrayValue: {} }] } } }),
  'mask path a..b': refusedWrite('c/d', one, { updateMask: { fieldPaths: ['a..b'] } }),
  'batchGet [c/b, c/missing, c/a]': async ({ client, check }) => {
    await put(client, write(client, 'c/a', one), write(client, 'c/b', two));
    const names = ['c/b', 'c/missing', 'c/a'].map((path) => at(client, path));
    const { status, body } = await post(client, ':batchGet', { documents: names });
    const answers = list(body).map(record);
    check('status', status, 200);
    check(
      'order',
      answers.map(({ found, missing }) => [record(found)['name'], missing]),
      [
        [names[0], undefined],
        [undefined, names[1]],
        [names[2], undefined],
      ],
    );
    check('one readTime', new Set(answers.map(({ readTime }) => readTime)).size, 1);
  },
  'get with mask b.x and c': async ({ client, item, check }) => {
    await put(client, write(client, 'c/d', item['stored']));
    const { body } = await read(client, 'c/d?mask.fieldPaths=b.x&mask.fieldPaths=c');
    check('', record(body)['fields'], item['returned']);
  },
  'list c (a,b,c and ghost/sub/x)': async ({ client, item, check }) => {
    const paths = ['c/a', 'c/b', 'c/c', 'c/ghost/sub/x'];
    await put(client, ...paths.map((path) => write(client, path, one)));
    const whole = await read(client, 'c');
    check(
      'all',
      [idsOf(whole), Object.keys(record(whole.body))],
      [item['documents'], ['documents']],
    );
    const first = await read(client, 'c?pageSize=2');
    const token = text(record(first.body)['nextPageToken']);
    check('first page', [idsOf(first), token !== ''], [['a', 'b'], true]);
    const next = await read(client, `c?pageSize=2&pageToken=${encodeURIComponent(token)}`);
    check('next page', [idsOf(next), Object.keys(record(next.body))], [['c'], ['documents']]);
  },
  'list showMissing without owner': async ({ client, refused }) =>
    refused(await read(client, 'c?showMissing=true')),
  'list showMissing as owner': async ({ client, item, check }) => {
    await put(client, write(client, 'c/a', one), write(client, 'c/ghost/sub/x', one));
    const { body } = await read(client, 'c?showMissing=true', 'admin');
    const actual = list(record(body)['documents']).map((document) => Object.keys(record(document)));
    const expected = list(item['documents']).map((document) =>
      record(document)['fields'] === true
        ? ['name', 'fields', 'createTime', 'updateTime']
        : ['name'],
    );
    check('parts', actual, expected);
    const names = list(item['documents']).map((document) => record(document)['name']);
    check('names', idsOf({ status: 200, body }), names);
  },
  'listCollectionIds without owner': async ({ client, refused }) =>
    refused(await post(client, ':listCollectionIds', {})),
  'listCollectionIds as owner, documents users/a, users/a/posts/p, ghost/g/x/y': async ({
    client,
    item,
    check,
  }) => {
    const paths = ['users/a', 'users/a/posts/p', 'ghost/g/x/y'];
    await put(client, ...paths.map((path) => write(client, path, one)));
    const idsBelow = async (verb: string, body: object): Promise<Recording> =>
      record((await post(client, verb, body, 'admin')).body);
    const root = await idsBelow(':listCollectionIds', {});
    check('root', root, { collectionIds: item['root'] });
    const below = await idsBelow('/users/a:listCollectionIds', {});
    check('users/a', below, { collectionIds: item['users/a'] });
    const page = await idsBelow(':listCollectionIds', { pageSize: 1 });
    check('page', page['collectionIds'], item['pageSize1']);
    check('nextPageToken', text(page['nextPageToken']) !== '', item['nextPageToken']);
  },
  'batchWrite naming one document twice (checked before the admin check)': async ({
    client,
    refused,
  }) => {
    const writes = [write(client, 'c/d', one), { delete: at(client, 'c/d') }];
    refused(await post(client, ':batchWrite', { writes }));
  },
  'batchWrite without owner': async ({ client, refused, check }) => {
    refused(await post(client, ':batchWrite', { writes: [write(client, 'c/new', one)] }));
    check('nothing is written', (await read(client, 'c/new')).status, 404);
  },
  'named database "second"': async ({ client, check }) => {
    const root = `projects/${client.project}/databases/second/documents`;
    const update = { name: `${root}/c/d`, fields: one };
    const request = (verb: string, path: string, body?: object): Promise<Answer> =>
      client.request(verb, `v1/${root}${path}`, 'anonymous', body);
    check('write', (await request('POST', ':commit', { writes: [{ update }] })).status, 200);
    check('read', record((await request('GET', '/c/d')).body)['fields'], one);
    check('not in the default one', (await read(client, 'c/d')).status, 404);
    check('deleted', (await request('DELETE', '/c/d')).status, 200);
  },
  'c/__id5__': async ({ client, check }) => {
    check('write', (await put(client, write(client, 'c/__id5__', one))).status, 200);
    const { status, body } = await read(client, 'c/__id5__');
    check('read', [status, record(body)['name']], [200, at(client, 'c/__id5__')]);
  },
  'c/__id5x__': refusedWrite('c/__id5x__', one),
};

function masked(client: Client, item: Recording): Promise<Answer> {
  const updateMask = { fieldPaths: item['mask'] };
  return put(client, write(client, 'c/d', item['update'], { updateMask }));
}
