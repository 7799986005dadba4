/** Queries are judged by what they ask for, never by what they would find. */
import { aggregate, as, find, rest, ROOT } from './helpers/requests.ts';
import type { Asked, Where } from './helpers/requests.ts';
import { ANN, may } from './helpers/rules.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import type { Send } from './helpers/world.ts';

const RULES = `match /owned/{id} { allow list: if resource.data.owner == request.auth.uid; }
    match /members/{id} { allow list: if request.auth.uid in resource.data.members; }
    match /scores/{id} { allow list: if resource.data.score > 4; }
    match /exact/{id} { allow list: if resource.data.score == 4; }
    match /unequal/{id} { allow list: if resource.data.state != 'hidden'; }
    match /nonnull/{id} { allow list: if resource.data.owner != null; }
    match /either/{id} { allow list: if resource.data.owner == request.auth.uid || resource.data.public == true; }
    match /limited/{id} { allow list: if request.query.limit <= 10; }
    match /offset/{id} { allow list: if request.query.offset == 0; }
    match /ordered/{id} { allow list: if request.query.orderBy.at == 'DESC'; }
    match /gated/{id} { allow list: if exists(/databases/$(database)/documents/gates/open); }
    match /shut/{id} { allow list: if exists(/databases/$(database)/documents/gates/shut); }
    match /byid/{id} { allow list: if id == 'a'; }
    match /deep/{id} { allow list: if resource.data.map.owner == request.auth.uid; }
    match /gets/{id} { allow get; }
    match /open/{id} { allow list; }
    match /level/{id} { allow list: if request.auth.token.level >= 3; }
    match /only/below/inner/{id} { allow list; }
    match /{path=**}/group/{id} { allow list: if resource.data.owner == request.auth.uid; }`;

const documents = Object.fromEntries(
  ['owned', 'members', 'scores', 'unequal'].flatMap((name) => [
    [`${name}/mine`, { owner: 'ann', members: ['ann'], score: 5, state: 'shown' }],
    [`${name}/other`, { owner: 'bob', members: ['bob'], score: 1, state: 'hidden' }],
  ]),
);
const asked = (query: Asked): Send => may(as(ANN, find(query)));
const from = (collection: string, where?: Where, more: Asked = {}): Send =>
  asked({ from: collection, ...(where && { where }), ...more });
const count = (collection: string, where: Where): Send =>
  may(as(ANN, aggregate([{ alias: 'n', count: {} }], { from: collection, where })));
const list = (collection: string): Send => may(as(ANN, rest('GET', `${ROOT}/${collection}`)));
const MINE: Where = ['owner', '==', 'ann'];

export const cases: readonly Case[] = table(
  { rules: RULES, given: { ...documents, 'gates/open': {} } },
  [
    ['the filter that the rule wants', from('owned', MINE), 'allowed'],
    ['the filter for somebody else', from('owned', ['owner', '==', 'bob']), 'denied'],
    ['no filter, though some documents are mine', from('owned'), 'denied'],
    ['a filter on another field', from('owned', ['score', '==', 5]), 'denied'],
    ['the filter and one more', from('owned', { and: [MINE, ['score', '>', 3]] }), 'allowed'],
    [
      'the filter or another: each must be allowed',
      from('owned', { or: [MINE, ['score', '>', 3]] }),
      'denied',
    ],
    ['one value of several: mine only', from('owned', ['owner', 'in', ['ann']]), 'allowed'],
    [
      'one value of several: not mine, too',
      from('owned', ['owner', 'in', ['ann', 'bob']]),
      'denied',
    ],
    [
      'a range does not prove a value',
      from('owned', {
        and: [
          ['owner', '>=', 'ann'],
          ['owner', '<=', 'ann'],
        ],
      }),
      'denied',
    ],
    ['a count is judged like its query', count('owned', MINE), 'allowed'],
    ['a count of what is not mine', count('owned', ['owner', '==', 'bob']), 'denied'],
    ['a list is a query without a filter', list('owned'), 'denied'],
    ['a list of what is open', list('open'), 'allowed'],
    ['get does not allow a query', from('gets'), 'denied'],
    ['an empty collection is judged, too', from('exact'), 'denied'],
    [
      'array-contains proves membership',
      from('members', ['members', 'contains', 'ann']),
      'allowed',
    ],
    ["somebody else's membership", from('members', ['members', 'contains', 'bob']), 'denied'],
    [
      'array-contains-any must prove it for each',
      from('members', ['members', 'contains any', ['ann', 'bob']]),
      'denied',
    ],
    ['a narrower range proves a wider one', from('scores', ['score', '>=', 5]), 'allowed'],
    ['a wider range does not prove a narrower one', from('scores', ['score', '>=', 4]), 'denied'],
    ['the same range', from('scores', ['score', '>', 4]), 'allowed'],
    ['a range in the other direction', from('scores', ['score', '<', 9]), 'denied'],
    ['a value proves a range', from('scores', ['score', '==', 7]), 'allowed'],
    ['a value proves itself', from('exact', ['score', '==', 4]), 'allowed'],
    ['unequal proves unequal', from('unequal', ['state', '!=', 'hidden']), 'allowed'],
    [
      'none of several proves unequal',
      from('unequal', ['state', 'not in', ['hidden', 'gone']]),
      'allowed',
    ],
    ['unequal to something else does not', from('unequal', ['state', '!=', 'gone']), 'denied'],
    ['another value proves unequal', from('unequal', ['state', '==', 'shown']), 'allowed'],
    ['not null proves not null', from('nonnull', ['owner', 'is not null']), 'allowed'],
    ['any value is not null', from('nonnull', ['owner', '==', 'bob']), 'allowed'],
    ['one side of an or is enough', from('either', ['public', '==', true]), 'allowed'],
    ['the other side, too', from('either', MINE), 'allowed'],
    [
      'each alternative may take its own side',
      from('either', { or: [MINE, ['public', '==', true]] }),
      'allowed',
    ],
    ['a limit that is small enough', from('limited', undefined, { limit: 10 }), 'allowed'],
    ['a limit that is too large', from('limited', undefined, { limit: 11 }), 'denied'],
    ['no limit is null, and no number', from('limited'), 'denied'],
    ['no offset is zero', from('offset'), 'allowed'],
    ['an offset', from('offset', undefined, { offset: 1 }), 'denied'],
    [
      'the order that the rule wants',
      from('ordered', undefined, { orderBy: ['at desc'] }),
      'allowed',
    ],
    ['the other order', from('ordered', undefined, { orderBy: ['at'] }), 'denied'],
    ['a document that rules look up and is there', from('gated'), 'allowed'],
    ['a document that rules look up and is not', from('shut'), 'denied'],
    ['an id is not known', from('byid'), 'denied'],
    ['a field inside of a map', from('deep', ['map.owner', '==', 'ann']), 'allowed'],
    ['a claim of who asks', from('level'), 'allowed'],
    ['a collection below a document', asked({ from: 'inner', under: 'only/below' }), 'allowed'],
    ['the same collection elsewhere', asked({ from: 'inner', under: 'only/other' }), 'denied'],
    ['a collection group with its filter', from('**/group', MINE), 'allowed'],
    ['a collection group without', from('**/group'), 'denied'],
    ['a collection group needs a rule for every path', from('**/inner'), 'denied'],
  ],
);
