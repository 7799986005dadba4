import protobuf from 'protobufjs';

/** Whole numbers below a limit. */
export type Random = (limit: number) => number;

const ROOT = 'projects/demo-hostile/databases/(default)';
/** Few, for a database is there once it is named. */
const NAMES = [
  ROOT,
  `${ROOT}/documents`,
  `${ROOT}/documents/c/a`,
  `${ROOT}/documents/c/a/d/b`,
  `${ROOT}/documents/c`,
  `${ROOT}/documents/c/__x__`,
  `${ROOT}/documents/c/../d`,
  `${ROOT}/documents/c//`,
  'projects/demo-hostile/databases/second/documents/c/a',
  'projects//databases//documents',
  'projects',
];
const RIGHT_NAMES: Readonly<Record<string, string>> = {
  database: ROOT,
  parent: `${ROOT}/documents`,
  name: `${ROOT}/documents/c/a`,
  document: `${ROOT}/documents/c/a`,
  documents: `${ROOT}/documents/c/a`,
  delete: `${ROOT}/documents/c/b`,
  referenceValue: `${ROOT}/documents/c/a`,
  collectionId: 'c',
  documentId: 'a',
  fieldPath: 'a',
  fieldPaths: 'a',
};
const TEXTS = [
  'a',
  'a.b',
  'c',
  '',
  '__name__',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '`a`',
  '`',
  '\\',
  'a..b',
  '.',
  '..',
  '/',
  '😀',
  '\uD800',
  '\u0000',
  'x'.repeat(1600),
];
const NUMBERS = [0, 1, -1, 2, 20, 999, -999, 2 ** 31 - 1, -(2 ** 31)];
const LONGS = ['0', '1', '-1', '9223372036854775807', '-9223372036854775808'];
const DOUBLES = [0, -0, 1.5, Number.NaN, Infinity, -Infinity, 1e308, 5e-324];
const MAX_DEPTH = 7;

/** A message that the type allows, whatever it may mean. */
export function randomMessage(type: protobuf.Type, random: Random, depth = 0): object {
  const message: Record<string, unknown> = {};
  const chosen = new Map(
    type.oneofsArray.map((oneof) => [oneof, oneof.fieldsArray[random(oneof.fieldsArray.length)]]),
  );
  for (const field of type.fieldsArray) {
    field.resolve();
    const isWanted = field.partOf ? chosen.get(field.partOf) === field : random(2) === 0;
    // A transaction that nobody ends holds its locks for a minute.
    if (!isWanted || (field.name === 'newTransaction' && random(20) > 0)) continue;
    const value = () => randomValue(field, random, depth);
    if (field instanceof protobuf.MapField) {
      message[field.name] = Object.fromEntries(
        Array.from({ length: random(4) }, () => [pick(TEXTS, random), value()]),
      );
    } else {
      message[field.name] = field.repeated
        ? Array.from({ length: depth > MAX_DEPTH ? 0 : random(4) }, value)
        : value();
    }
  }
  return message;
}

function randomValue(field: protobuf.Field, random: Random, depth: number): unknown {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) return random(Object.keys(type.values).length + 2);
  if (type) return depth > MAX_DEPTH ? {} : randomMessage(type, random, depth + 1);
  switch (field.type) {
    case 'string':
      return randomText(field.name, random);
    case 'bytes':
      return Buffer.from(Array.from({ length: random(20) }, () => random(256)));
    case 'bool':
      return random(2) === 0;
    case 'double':
    case 'float':
      return pick(DOUBLES, random);
    case 'int64':
    case 'uint64':
      return pick(LONGS, random);
    default:
      return pick(NUMBERS, random);
  }
}

/** Mostly what belongs there, so that requests get further than to their first check. */
function randomText(field: string, random: Random): string {
  const right = RIGHT_NAMES[field];
  if (right === undefined) return pick(TEXTS, random);
  return random(4) > 0 ? right : pick(random(4) > 0 ? NAMES : TEXTS, random);
}

export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** Whole, cut off, or with some bytes replaced. */
export function spoil(bytes: Buffer, random: Random): Buffer {
  const choice = random(5);
  if (choice === 0) return bytes.subarray(0, random(bytes.length + 1));
  if (choice === 1) return Buffer.from(Array.from({ length: random(200) }, () => random(256)));
  if (choice === 2 && bytes.length > 0) {
    const spoilt = Buffer.from(bytes);
    for (let count = 1 + random(4); count > 0; count--) spoilt[random(bytes.length)] = random(256);
    return spoilt;
  }
  return bytes;
}
