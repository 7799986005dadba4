/** Batches of writes, each by itself. */
import { after, as, present, refused, remove, rest, ROOT, set } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { list, record } from './helpers/world.ts';

export const cases: readonly Case[] = table({ given: { 'c/a': { n: 1 } } }, [
  [
    'a batch does what it can, and says of each write how it went',
    async (world) => {
      const writes = [set('c/b'), set('c/a', {}, { if: { exists: false } }), remove('c/none')];
      const answer = await world.rest('POST', `${ROOT}:batchWrite`, { writes });
      return list(record(answer)['status']).map((status) => record(status)['code'] ?? 0);
    },
    [0, 6, 0],
  ],
  [
    'a batch takes each document once',
    rest('POST', `${ROOT}:batchWrite`, { writes: [set('c/a'), remove('c/a')] }),
    refused(
      'INVALID_ARGUMENT',
      'the same document cannot be written more than once in a single request',
    ),
  ],
  [
    'a batch is for admins',
    as('anonymous', rest('POST', `${ROOT}:batchWrite`, { writes: [set('c/a')] })),
    refused('PERMISSION_DENIED', 'Batch writes require admin authentication.'),
  ],
  [
    'a batch says that a document comes twice before it asks who is there',
    as('anonymous', rest('POST', `${ROOT}:batchWrite`, { writes: [set('c/a'), set('c/a')] })),
    refused('INVALID_ARGUMENT'),
  ],
  [
    'what a batch could not do leaves no trace',
    after(
      rest('POST', `${ROOT}:batchWrite`, {
        writes: [set('c/x', {}, { if: { exists: true } })],
      }),
      present('c/x'),
    ),
    false,
  ],
]);
