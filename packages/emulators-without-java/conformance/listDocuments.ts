import { Client } from './client.ts';
import type { Address } from './client.ts';
import { GrpcClient } from './grpc.ts';
import type { GrpcAnswer } from './grpc.ts';
import { send } from './http.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'hidane/list_documents.json';

/** The project that the recorded messages name. */
const PROJECT = 'list';

interface ListRequest {
  readonly parent?: string;
  readonly collectionId?: string;
  readonly orderBy?: string;
  readonly showMissing?: boolean;
  readonly pageSize?: number;
  readonly pageToken?: unknown;
  readonly readTime?: object;
  readonly anonymous?: boolean;
}

/** What each recorded request says in words; several where it says `or`. */
const REQUESTS: Readonly<Record<string, readonly ListRequest[]>> = {
  'no collection_id, root (owner or anonymous)': [{}, { anonymous: true }],
  'no collection_id, parent c/a': [{ parent: 'c/a' }],
  'parent c/m (missing document)': [{ parent: 'c/m' }],
  'parent c/zz': [{ parent: 'c/zz' }],
  'order_by "__name__" or "__name__ asc"': [{ orderBy: '__name__' }, { orderBy: '__name__ asc' }],
  'order_by "__name__ desc" (with or without collection_id)': [
    { orderBy: '__name__ desc' },
    { orderBy: '__name__ desc', collectionId: 'c' },
  ],
  'order_by "n" or "n desc" without collection_id': [{ orderBy: 'n' }, { orderBy: 'n desc' }],
  'show_missing without collection_id (any auth)': [
    { showMissing: true },
    { showMissing: true, anonymous: true },
    { showMissing: true, orderBy: 'n' },
  ],
  'page_size -1 (wins over every other error)': [
    { pageSize: -1, showMissing: true },
    { pageSize: -1, orderBy: 'n' },
    { pageSize: -1, orderBy: '__name__ desc' },
    { pageSize: -1, collectionId: 'c', showMissing: true, orderBy: 'n' },
  ],
  'collection_id c, show_missing, owner': [{ collectionId: 'c', showMissing: true }],
  'page_size 1, root': [{ pageSize: 1 }],
  'page_size 2, root': [{ pageSize: 2 }],
  'page_size 2, parent c/a': [{ pageSize: 2, parent: 'c/a' }],
};

export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, PROJECT);
  const grpc = new GrpcClient(engine);
  await client.clear();
  const commits: Recording[] = [];
  for (const paths of list(recording['seed_commits'])) {
    const writes = list(paths).map((path) => client.set(text(path), { m: 1, n: 2 }));
    commits.push(record((await client.commit(writes, 'admin')).body));
  }
  const readTime = wireTime(text(commits[0]?.['commitTime']));
  for (const item of list(recording['grpc']).map(record)) {
    const name = text(item['request']);
    const requests = name.startsWith('read_time') ? [{ readTime }] : REQUESTS[name];
    if (!requests) cases.check(name, 'no request', 'a request');
    for (const request of requests ?? []) {
      const ask = (pageToken?: unknown): Promise<GrpcAnswer> =>
        askFor(grpc, client, { ...request, pageToken });
      const actual = item['pages'] ? { pages: await pagesOf(ask) } : outcome(await ask());
      const { request: _, ...expected } = item;
      cases.check(`${name} ${JSON.stringify(request)}`, actual, expected);
    }
  }
  grpc.close();
  for (const item of list(recording['rest_paths_after_documents']).map(record)) {
    await checkRest(cases, client, item);
  }
  return cases.result();
}

function askFor(
  grpc: GrpcClient,
  client: Client,
  { parent, anonymous, ...request }: ListRequest,
): Promise<GrpcAnswer> {
  const name = parent === undefined ? client.documents : `${client.documents}/${parent}`;
  return grpc.unary('ListDocuments', { ...request, parent: name }, anonymous !== true);
}

async function pagesOf(ask: (pageToken?: unknown) => Promise<GrpcAnswer>): Promise<unknown[]> {
  const pages: unknown[] = [];
  let token = '';
  do {
    const answer = await ask(token);
    pages.push(outcome(answer).documents);
    token = 'response' in answer ? text(answer.response['nextPageToken']) : '';
  } while (token !== '');
  return pages;
}

function outcome(answer: GrpcAnswer): { documents?: string[]; error?: unknown } {
  if ('error' in answer) return { error: answer.error };
  return { documents: list(answer.response['documents']).map(describe) };
}

/** The path, with the recording's remark on documents that are only a name. */
function describe(document: unknown): string {
  const { name, fields, createTime } = record(document);
  const [, path = ''] = text(name).split('/documents/');
  if (!createTime) return `${path} (name only)`;
  const names = Object.keys(record(fields)).toSorted().join();
  return names === 'm,n' ? path : `${path} with the fields ${names}`;
}

async function checkRest(cases: Cases, client: Client, item: Recording): Promise<void> {
  const path = text(item['path']);
  const after = path.startsWith('/') ? path : '';
  const { status, headers, body } = await send(client.engine, {
    method: 'GET',
    path: `/v1/${client.documents}${after}`,
  });
  if (item['body'] !== undefined) {
    cases.check(`REST ${path}`, [status, body], [item['status'], item['body']]);
    return;
  }
  cases.check(`REST ${path}: type`, headers['content-type'], 'application/json');
  const answer = record(JSON.parse(body));
  if (item['error'] === undefined) {
    const actual = [status, list(answer['documents']).map(describe), answer['nextPageToken']];
    cases.check(`REST ${path}`, actual, [200, item['documents'], undefined]);
  } else {
    const [code, message] = list(item['error']);
    const error = { code: 400, message, status: code };
    cases.check(`REST ${path}`, [status, answer], [400, { error }]);
  }
}

function wireTime(time: string): object {
  const fraction = /\.(\d+)Z$/.exec(time)?.[1] ?? '';
  return {
    seconds: String(Math.floor(Date.parse(time) / 1000)),
    nanos: Number(fraction.padEnd(9, '0')),
  };
}
