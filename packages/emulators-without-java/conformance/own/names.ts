/** Names of documents, collections, fields and databases. */
import { commit, get, refused, rest, ROOT, set, stored } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import type { Send } from './helpers/world.ts';

/** A write of a document whose name is written out. */
const write = (name: string): Send => commit({ update: { name } });
const DATABASE = 'projects/{project}/databases/(default)';
const invalid = (rest: string) => refused('INVALID_ARGUMENT', rest);
const field = (name: string): Send => commit(set('c/a', { [name]: 1 }));
const mask = (path: string): Send => commit(set('c/a', {}, { mask: [path] }));

export const cases: readonly Case[] = table({}, [
  [
    'an id may have any letters',
    stored(encodeURI('ü/日本 :-)'), set('ü/日本 :-)', { n: 1 })),
    { n: 1 },
  ],
  [
    'an id with special letters is found by its escaped path',
    stored('c/%C3%BC%20%3F', set('c/ü ?', { n: 1 })),
    { n: 1 },
  ],
  ['a document may lie deep', stored('a/b/c/d/e/f', set('a/b/c/d/e/f', { n: 1 })), { n: 1 }],
  [
    'a document name needs an id',
    write(`${DATABASE}/documents/c`),
    /^INVALID_ARGUMENT: Document name ".*" lacks "\/" at index \d+\.$/,
  ],
  ['the root is no document', write(`${DATABASE}/documents`), refused('INVALID_ARGUMENT')],
  [
    'a name does not end with a slash',
    write(`${DATABASE}/documents/c/a/`),
    invalid(`Document name "${DATABASE}/documents/c/a/" has invalid trailing "/".`),
  ],
  ['a name has no empty part', write(`${DATABASE}/documents/c//a/b`), refused('INVALID_ARGUMENT')],
  [
    'a name begins with its project',
    write('documents/c/a'),
    invalid('Document name "documents/c/a" lacks "projects" at index 0.'),
  ],
  ['an empty name is refused', write(''), refused('INVALID_ARGUMENT')],
  ['a dot is no id', write(`${DATABASE}/documents/c/.`), refused('INVALID_ARGUMENT')],
  ['two dots are no id', write(`${DATABASE}/documents/../a`), refused('INVALID_ARGUMENT')],
  ['three dots are an id', write(`${DATABASE}/documents/c/...`), 'done'],
  [
    'a collection in double underscores is reserved',
    write(`${DATABASE}/documents/__c__/a`),
    invalid('Collection id "__c__" is invalid because it is reserved.'),
  ],
  [
    'an id in double underscores is reserved',
    write(`${DATABASE}/documents/c/__a__`),
    invalid('Resource id "__a__" is invalid because it is reserved.'),
  ],
  ['underscores on one side are fine', write(`${DATABASE}/documents/__c/a__`), 'done'],
  ['a number in double underscores is an id', write(`${DATABASE}/documents/c/__id7__`), 'done'],
  [
    'a number of more than 64 bits is not',
    write(`${DATABASE}/documents/c/__id9223372036854775808__`),
    invalid(
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id9223372036854775808__'.",
    ),
  ],
  [
    'a number is no collection',
    write(`${DATABASE}/documents/__id7__/a`),
    refused('INVALID_ARGUMENT'),
  ],
  [
    'a field may have any letters',
    stored('c/a', set('c/a', { 'a b.c/d`e': 1, 日本: 2 })),
    { 'a b.c/d`e': 1, 日本: 2 },
  ],
  [
    'a field in double underscores is reserved',
    field('__f__'),
    invalid('field name __f__ is reserved'),
  ],
  [
    'a reserved field inside of a map is reserved, too',
    commit(set('c/a', { m: { __f__: 1 } })),
    invalid("field name '__f__' is reserved."),
  ],
  ['underscores on one side of a field are fine', field('__f'), 'done'],
  ['a field path does not end with a dot', mask('a.'), refused('INVALID_ARGUMENT')],
  ['a field path has no empty part', mask('a..b'), refused('INVALID_ARGUMENT')],
  [
    'an unquoted part has letters, digits and underscores',
    mask('a-b'),
    refused('INVALID_ARGUMENT'),
  ],
  ['an unquoted part does not begin with a digit', mask('1a'), refused('INVALID_ARGUMENT')],
  ['a quoted part may have everything', mask('`a-b`.`1``'.replace('``', '\\``')), 'done'],
  ['a quote is closed', mask('`a'), refused('INVALID_ARGUMENT')],
  [
    'a reference names a document',
    commit(set('c/a', { r: { referenceValue: 'x/y' } })),
    refused('INVALID_ARGUMENT'),
  ],
  [
    'the same path is two documents in two collections',
    async (world) => {
      await commit(set('c/a', { n: 1 }), set('d/a', { n: 2 }))(world);
      return [await get('c/a')(world), await get('d/a')(world)];
    },
    [{ n: 1 }, { n: 2 }],
  ],
  [
    'the document of another project is refused',
    commit({ update: { name: 'projects/another/databases/(default)/documents/c/a' } }),
    refused('INVALID_ARGUMENT'),
  ],
  ['a collection is made by its first document', rest('POST', `${ROOT}:listCollectionIds`, {}), {}],
]);
