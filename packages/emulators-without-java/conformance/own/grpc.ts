/** gRPC: the same methods with their own forms and codes, and the Write stream. */
import { as, get, grpc, refused, set } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { doc } from './helpers/values.ts';
import { list, record } from './helpers/world.ts';
import type { Send } from './helpers/world.ts';

const DATABASE = 'projects/{project}/databases/(default)';
const ROOT = `${DATABASE}/documents`;

/** Sends the requests one after the other, each with the token before. @returns a line for each answer */
const writeStream =
  (...requests: readonly object[]): Send =>
  async (world) => {
    const answers: string[] = [];
    const queue: unknown[] = [];
    let wake = (): void => undefined;
    const stream = world.stream('Write', (message) => {
      queue.push(message);
      wake();
    });
    try {
      let streamToken: unknown;
      for (const request of requests) {
        stream.send({ ...request, ...(streamToken !== undefined && { streamToken }) });
        // oxlint-disable-next-line no-await-in-loop
        while (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        const answer = record(queue.shift());
        streamToken = answer['streamToken'];
        answers.push(writeLine(answer));
      }
    } finally {
      stream.close();
    }
    return answers;
  };

function writeLine({ ended, streamId, writeResults }: Readonly<Record<string, unknown>>): string {
  if (ended !== undefined) return `ended ${list(ended).join(' ').split('\n')[0] ?? ''}`;
  const opened = streamId ? 'opened, ' : '';
  return `${opened}${list(writeResults).length} results`;
}

const writes = (...all: readonly object[]): object => ({ writes: all });

export const cases: readonly Case[] = [
  ...table({ given: { 'c/a': { n: 1 }, 'd/b': {} } }, [
    [
      'a document',
      async (world) =>
        Object.keys(record(await grpc('GetDocument', { name: doc('c/a') })(world))).toSorted(),
      ['createTime', 'fields', 'name', 'updateTime'],
    ],
    ['a missing document', grpc('GetDocument', { name: doc('c/none') }), refused('NOT_FOUND')],
    [
      'a document that exists',
      grpc('CreateDocument', { parent: ROOT, collectionId: 'c', documentId: 'a' }),
      refused('ALREADY_EXISTS'),
    ],
    [
      'a bad name',
      grpc('GetDocument', { name: 'c/a' }),
      refused('INVALID_ARGUMENT', 'Document name "c/a" lacks "projects" at index 0.'),
    ],
    [
      'a precondition',
      grpc('Commit', { database: DATABASE, ...writes(set('c/a', {}, { if: { exists: false } })) }),
      refused('ALREADY_EXISTS'),
    ],
    [
      'a commit without a database',
      grpc('Commit', { ...writes(set('c/a')) }),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'a method that standard databases do not have',
      grpc('PartitionQuery', { parent: ROOT }),
      refused('UNIMPLEMENTED'),
    ],
    ['the collections', grpc('ListCollectionIds', { parent: ROOT }), { collectionIds: ['c', 'd'] }],
    [
      'the collections are for admins',
      as('anonymous', grpc('ListCollectionIds', { parent: ROOT })),
      refused('PERMISSION_DENIED', 'Metadata operations require admin authentication.'),
    ],
    [
      'the collections page by page',
      async (world) => {
        const first = record(await grpc('ListCollectionIds', { parent: ROOT, pageSize: 1 })(world));
        const rest = record(
          await grpc('ListCollectionIds', {
            parent: ROOT,
            pageSize: 1,
            pageToken: first['nextPageToken'],
          })(world),
        );
        return [first['collectionIds'], rest['collectionIds']];
      },
      [['c'], ['d']],
    ],
    [
      'a batch of writes',
      async (world) => {
        const answer = record(
          await grpc('BatchWrite', {
            database: DATABASE,
            ...writes(set('c/x'), set('c/a', {}, { if: { exists: false } })),
          })(world),
        );
        return list(answer['status']).map((status) => record(status)['code'] ?? 0);
      },
      [0, 6],
    ],
    [
      'a delete',
      async (world) => {
        await grpc('DeleteDocument', { name: doc('c/a') })(world);
        return get('c/a')(world);
      },
      refused('NOT_FOUND'),
    ],
    [
      'an update with a mask',
      async (world) => {
        const fields = { m: { stringValue: 'x' } };
        await grpc('UpdateDocument', {
          document: { name: doc('c/a'), fields },
          updateMask: { fieldPaths: ['m'] },
        })(world);
        return get('c/a')(world);
      },
      { n: 1, m: 'x' },
    ],
  ]),
  ...table({}, [
    [
      'a Write stream opens with a token',
      writeStream({ database: DATABASE }),
      ['opened, 0 results'],
    ],
    [
      'each batch is answered',
      writeStream({ database: DATABASE }, writes(set('c/a'), set('c/b')), writes(set('c/d'))),
      ['opened, 0 results', '2 results', '1 results'],
    ],
    [
      'what a Write stream writes is there',
      async (world) => {
        await writeStream({ database: DATABASE }, writes(set('c/a', { n: 7 })))(world);
        return get('c/a')(world);
      },
      { n: 7 },
    ],
    [
      'a batch that fails ends the stream',
      writeStream({ database: DATABASE }, writes(set('c/a', {}, { if: { exists: true } }))),
      ['opened, 0 results', /^ended 5 no entity to update/],
    ],
    [
      'an invalid batch ends the stream',
      writeStream({ database: DATABASE }, writes(set('c/__a__'))),
      ['opened, 0 results', /^ended 3 Resource id "__a__"/],
    ],
    ['a Write stream needs a database', writeStream({}), [/^ended 3 /]],
  ]),
];
