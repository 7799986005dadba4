/** Commits: replacing, merging, deleting, and what they depend on. */
import {
  after,
  commit,
  get,
  only,
  present,
  refused,
  remove,
  rest,
  ROOT,
  set,
  stored,
  verify,
} from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { bytes, doc, double, geo, ref, time, vector } from './helpers/values.ts';
import { list, record, text } from './helpers/world.ts';
import type { Send } from './helpers/world.ts';

const EVERYTHING = {
  nothing: null,
  yes: true,
  whole: 42,
  part: 0.5,
  wholeDouble: double(42),
  infinite: double('-Infinity'),
  noNumber: double('NaN'),
  at: time('2024-02-29T12:00:00.123456Z'),
  text: 'grüße 😀 \u0000',
  raw: bytes('raw'),
  other: ref('c/other'),
  place: geo(-8.5, 115.25),
  list: [1, 'two', { three: 3 }],
  near: vector(0.5, 1),
  map: { 'odd.name': 1, '`': 2 },
};

/** The times that the answer of a commit and the document itself give. */
const times =
  (...writes: readonly object[]): Send =>
  async (world) => {
    const answer = record(await world.rest('POST', `${ROOT}:commit`, { writes }));
    const document = record(await world.rest('GET', `${ROOT}/c/a`));
    const [result] = list(answer['writeResults']).map(record);
    return {
      commit: text(answer['commitTime']),
      result: text(result?.['updateTime']),
      create: text(document['createTime']),
      update: text(document['updateTime']),
    };
  };
interface Times {
  readonly commit: string;
  readonly result: string;
  readonly create: string;
  readonly update: string;
}
/** Two commits one after the other; the question is about the times of both. */
const compareTimes =
  (
    first: readonly object[],
    second: readonly object[],
    ask: (a: Times, b: Times) => object,
  ): Send =>
  async (world) =>
    ask((await times(...first)(world)) as Times, (await times(...second)(world)) as Times);

/** Sends the write with the version that the document has, or with an older one. */
const ifVersion =
  (write: (updateTime: string) => object, isOld = false): Send =>
  async (world) => {
    const { update } = (await times()(world)) as Times;
    if (isOld) await commit(set('c/a', { n: 'in between' }))(world);
    return commit(write(update))(world);
  };

export const cases: readonly Case[] = [
  ...table({}, [
    [
      'every kind of value is kept as it was sent',
      stored('c/a', set('c/a', EVERYTHING)),
      EVERYTHING,
    ],
    [
      'times are kept to the microsecond',
      stored('c/a', set('c/a', { at: time('2024-01-01T00:00:00.123456789Z') })),
      { at: time('2024-01-01T00:00:00.123456Z') },
    ],
    [
      'a time without a fraction has none',
      stored('c/a', set('c/a', { at: time('2024-01-01T00:00:00.000Z') })),
      { at: time('2024-01-01T00:00:00Z') },
    ],
    [
      'milliseconds are told with three digits',
      stored('c/a', set('c/a', { at: time('2024-01-01T00:00:00.120Z') })),
      { at: time('2024-01-01T00:00:00.120Z') },
    ],
    ['an empty commit is answered', only(rest('POST', `${ROOT}:commit`, {}), 'writeResults'), {}],
    [
      'a document may be written twice in a commit',
      stored('c/a', set('c/a', { n: 1 }), set('c/a', { m: 2 }, { mask: ['m'] })),
      { n: 1, m: 2 },
    ],
    [
      'a commit is done whole or not at all',
      after(commit(set('c/a'), set('c/b', {}, { if: { exists: true } })), present('c/a')),
      false,
    ],
    ['deleting what is not there is fine', commit(remove('c/none')), 'done'],
    ['a write needs to say what it writes', commit({}), refused('INVALID_ARGUMENT')],
    [
      'an array in an array is refused',
      commit(set('c/a', { v: [[1]] })),
      refused('INVALID_ARGUMENT', 'Nested arrays are not allowed'),
    ],
    ['an array in a map in an array is fine', commit(set('c/a', { v: [{ w: [1] }] })), 'done'],
    [
      'a mask on a missing document creates it',
      stored('c/a', set('c/a', { n: 1, m: 2 }, { mask: ['n'] })),
      { n: 1 },
    ],
    [
      'a document of another database is refused',
      commit({ update: { name: doc('c/a', 'other') } }),
      refused('INVALID_ARGUMENT'),
    ],
  ]),
  ...table({ given: { 'c/a': { n: 1, m: { x: 1, y: 2 }, 'odd.name': 5 } } }, [
    ['a write without a mask replaces the document', stored('c/a', set('c/a', { k: 1 })), { k: 1 }],
    [
      'a mask leaves the other fields as they are',
      stored('c/a', set('c/a', { n: 2 }, { mask: ['n'] })),
      { n: 2, m: { x: 1, y: 2 }, 'odd.name': 5 },
    ],
    [
      'a field of the mask that is not sent is deleted',
      stored('c/a', set('c/a', {}, { mask: ['n', 'm.x'] })),
      { m: { y: 2 }, 'odd.name': 5 },
    ],
    [
      'a mask goes into maps',
      stored('c/a', set('c/a', { m: { x: 9 } }, { mask: ['m.x'] })),
      { n: 1, m: { x: 9, y: 2 }, 'odd.name': 5 },
    ],
    [
      'a whole map in the mask is replaced',
      stored('c/a', set('c/a', { m: { z: 3 } }, { mask: ['m'] })),
      { n: 1, m: { z: 3 }, 'odd.name': 5 },
    ],
    [
      'a quoted name in the mask is one field',
      stored('c/a', set('c/a', { 'odd.name': 6 }, { mask: ['`odd.name`'] })),
      { n: 1, m: { x: 1, y: 2 }, 'odd.name': 6 },
    ],
    [
      'a mask through a value that is no map replaces it',
      stored('c/a', set('c/a', { n: { deep: 1 } }, { mask: ['n.deep'] })),
      { n: { deep: 1 }, m: { x: 1, y: 2 }, 'odd.name': 5 },
    ],
    [
      'an empty mask changes nothing',
      stored('c/a', set('c/a', { n: 2 }, { mask: [] })),
      { n: 1, m: { x: 1, y: 2 }, 'odd.name': 5 },
    ],
    ['a deleted document is gone', after(commit(remove('c/a')), get('c/a')), refused('NOT_FOUND')],
    [
      'what is below a deleted document stays',
      after(commit(set('c/a/d/b')), commit(remove('c/a')), present('c/a/d/b')),
      true,
    ],
    [
      'deleting and writing again in a commit makes it new',
      stored('c/a', remove('c/a'), set('c/a', { k: 1 }, { mask: ['k'] })),
      { k: 1 },
    ],
  ]),
  ...table({ given: { 'c/a': { n: 1 } } }, [
    ['what must exist and does', commit(set('c/a', {}, { if: { exists: true } })), 'done'],
    [
      'what must exist and does not',
      commit(set('c/b', {}, { if: { exists: true } })),
      refused('NOT_FOUND'),
    ],
    ['what must not exist and does not', commit(set('c/b', {}, { if: { exists: false } })), 'done'],
    [
      'what must not exist and does',
      commit(set('c/a', {}, { if: { exists: false } })),
      refused('ALREADY_EXISTS'),
    ],
    ['a delete of what must exist', commit(remove('c/b', { exists: true })), refused('NOT_FOUND')],
    [
      'the version that is stored',
      ifVersion((updateTime) => set('c/a', {}, { if: { updateTime } })),
      'done',
    ],
    [
      'a version that is no longer stored',
      ifVersion((updateTime) => set('c/a', {}, { if: { updateTime } }), true),
      /^FAILED_PRECONDITION: the stored version \(\d+\) does not match the required base version \(\d+\)$/,
    ],
    [
      'a delete of a version that is no longer stored',
      ifVersion((updateTime) => remove('c/a', { updateTime }), true),
      refused('FAILED_PRECONDITION'),
    ],
    [
      'a version of a missing document',
      ifVersion((updateTime) => set('c/b', {}, { if: { updateTime } })),
      refused('FAILED_PRECONDITION'),
    ],
    ['a verify that holds', commit(verify('c/a', { exists: true })), 'done'],
    [
      'a verify that does not hold',
      commit(verify('c/b', { exists: true }), set('c/d')),
      refused('NOT_FOUND'),
    ],
    [
      'a verify without a precondition is refused',
      commit(verify('c/a')),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'an update of what the same commit has deleted',
      commit(remove('c/a'), set('c/a', {}, { if: { exists: true } })),
      refused('INVALID_ARGUMENT'),
    ],
    [
      'creating what the same commit has deleted',
      commit(remove('c/a'), set('c/a', {}, { if: { exists: false } })),
      'done',
    ],
  ]),
  ...table({}, [
    [
      'the first write gives both times of the document',
      async (world) => {
        const {
          commit: at,
          result,
          create,
          update,
        } = (await times(set('c/a', { n: 1 }))(world)) as Times;
        return [result === at, create === at, update === at];
      },
      [true, true, true],
    ],
    [
      'a later write moves the time of the update only',
      compareTimes([set('c/a', { n: 1 })], [set('c/a', { n: 2 })], (a, b) => ({
        created: a.create === b.create,
        moved: b.update > a.update,
      })),
      { created: true, moved: true },
    ],
    [
      'a write that changes nothing keeps the version, and has a new commit time',
      compareTimes([set('c/a', { n: 1 })], [set('c/a', { n: 1 })], (a, b) => ({
        update: a.update === b.update,
        result: b.result === a.update,
        commit: b.commit > a.commit,
      })),
      { update: true, result: true, commit: true },
    ],
    [
      'an integer that becomes an equal double is a change',
      compareTimes([set('c/a', { n: 1 })], [set('c/a', { n: double(1) })], (a, b) => ({
        moved: b.update > a.update,
      })),
      { moved: true },
    ],
    [
      'a document that was deleted and written again is a new one',
      compareTimes([set('c/a', { n: 1 })], [remove('c/a'), set('c/a', { n: 1 })], (a, b) => ({
        created: b.create > a.create,
      })),
      { created: true },
    ],
  ]),
];
