/** Storage rules, asked as the Storage emulator asks them. */
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { list, record } from './helpers/world.ts';
import type { Send } from './helpers/world.ts';

type Typed = Readonly<Record<string, unknown>>;
/** A value in the form that the Storage emulator uses. */
function typed(value: unknown): Typed {
  if (value === null) return { null_value: null };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') return { int_value: value };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (typeof value === 'string') return { string_value: value };
  const entries = Object.entries(record(value)).map(([key, item]) => [key, typed(item)]);
  return { map_value: { fields: Object.fromEntries(entries) } };
}

const FILE = {
  name: 'pics/one.png',
  bucket: 'demo',
  size: 1000,
  contentType: 'image/png',
  metadata: { owner: 'ann' },
  timeCreated: new Date('2024-01-01T00:00:00Z'),
  updated: new Date('2024-01-02T00:00:00Z'),
};
const ANN = { uid: 'ann', token: { role: 'editor' } };
interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly auth?: object | null;
  /** What is there. */
  readonly file?: object | null;
  /** What is sent. */
  readonly sent?: object;
  readonly documents?: Readonly<Record<string, object>>;
  readonly version?: string;
}

const file = (inside: string, version = '2'): string => `rules_version = '${version}';
service firebase.storage { match /b/{bucket}/o { ${inside} } }`;
/** Loads the rules and asks one thing. @returns whether it is permitted, or the errors */
const permits =
  (inside: string, asked: Asked = {}): Send =>
  async ({ house: { storageRules } }) => {
    const { method = 'get', path = 'pics/one.png', auth = ANN, file: stored = FILE } = asked;
    const loaded = await storageRules.load(file(inside, asked.version));
    if (list(loaded['errors']).length > 0) return 'not loaded';
    const answer = await storageRules.verify({
      method,
      path: `/b/demo/o/${path}`,
      variables: {
        request: typed({
          auth,
          time: new Date('2025-01-01T00:00:00Z'),
          ...(asked.sent && { resource: asked.sent }),
        }),
        resource: typed(stored),
      },
      documents: asked.documents ?? {},
    });
    return record(answer['result'])['permit'] ?? answer['errors'];
  };
const on = (operation: string, condition: string, asked: Asked = {}): Send =>
  permits(`match /pics/{name} { allow ${operation}: if ${condition}; }`, asked);
const READ_ALL = 'match /{path=**} { allow read; }';
const role = (name: string): string => `/databases/(default)/documents/roles/${name}`;
const ROLES = { [role('ann')]: { level: { integerValue: '3' } }, [role('bob')]: {} };

export const cases: readonly Case[] = table({}, [
  ['read is get', permits(READ_ALL), true],
  ['read is list', permits(READ_ALL, { method: 'list' }), true],
  ['read is not create', permits(READ_ALL, { method: 'create' }), false],
  ['list is denied under version 1', permits(READ_ALL, { method: 'list', version: '1' }), false],
  ['get is allowed under version 1', permits(READ_ALL, { version: '1' }), true],
  ['write is create', permits('match /{path=**} { allow write; }', { method: 'create' }), true],
  ['write is update', permits('match /{path=**} { allow write; }', { method: 'update' }), true],
  ['write is delete', permits('match /{path=**} { allow write; }', { method: 'delete' }), true],
  ['delete alone', on('delete', 'true', { method: 'update' }), false],
  ['a file in another folder', on('get', 'true', { path: 'docs/one.pdf' }), false],
  ['a file one folder deeper', on('get', 'true', { path: 'pics/a/b.png' }), false],
  ['a glob takes every depth', permits(READ_ALL, { path: 'a/b/c/d' }), true],
  ['the variable of the path', on('get', "name == 'one.png'"), true],
  ['the name of the bucket', on('get', "bucket == 'demo'"), true],
  [
    'who is asking',
    on('get', "request.auth.uid == 'ann' && request.auth.token.role == 'editor'"),
    true,
  ],
  ['nobody is asking', on('get', 'request.auth != null', { auth: null }), false],
  [
    'a field of nobody is an error, and denied',
    on('get', "request.auth.uid != 'x'", { auth: null }),
    false,
  ],
  ['what is there: its size', on('get', 'resource.size == 1000'), true],
  ['what is there: its type', on('get', "resource.contentType.matches('image/.*')"), true],
  ['what is there: who owns it', on('get', 'resource.metadata.owner == request.auth.uid'), true],
  [
    'what is there: since when',
    on('get', 'resource.timeCreated < resource.updated && resource.updated < request.time'),
    true,
  ],
  ['a property that is not there', on('get', "resource.cacheControl == ''"), false],
  ['nothing is there', on('create', 'resource == null', { method: 'create', file: null }), true],
  [
    'a file that is small enough',
    on('create', 'request.resource.size < 5 * 1024 * 1024', {
      method: 'create',
      sent: { size: 5_242_879 },
    }),
    true,
  ],
  [
    'a file that is too large',
    on('create', 'request.resource.size < 5 * 1024 * 1024', {
      method: 'create',
      sent: { size: 5_242_880 },
    }),
    false,
  ],
  [
    'a type that is not wanted',
    on('create', "request.resource.contentType.matches('image/.*')", {
      method: 'create',
      sent: { contentType: 'text/html' },
    }),
    false,
  ],
  ['which method', on('write', "request.method == 'update'", { method: 'update' }), true],
  [
    'a Firestore document that is there',
    on('get', `firestore.exists(${role('ann')})`, { documents: ROLES }),
    true,
  ],
  [
    'a Firestore document that is not',
    on('get', `firestore.exists(${role('none')})`, { documents: ROLES }),
    false,
  ],
  [
    'what a Firestore document holds',
    on('get', `firestore.get(${role('$(request.auth.uid)')}).data.level == 3`, {
      documents: ROLES,
    }),
    true,
  ],
  [
    'two Firestore documents',
    on('get', `firestore.exists(${role('ann')}) && firestore.exists(${role('bob')})`, {
      documents: ROLES,
    }),
    true,
  ],
  [
    'three Firestore documents are too many',
    on(
      'get',
      `firestore.exists(${role('ann')}) && firestore.exists(${role('bob')}) && !firestore.exists(${role('none')})`,
      { documents: ROLES },
    ),
    false,
  ],
  [
    'one document may be asked for again',
    on(
      'get',
      `firestore.exists(${role('ann')}) && firestore.get(${role('ann')}).data.level == 3 && firestore.exists(${role('ann')})`,
      { documents: ROLES },
    ),
    true,
  ],
  ['an error beside true is true', on('get', 'resource.none == 1 || true'), true],
  [
    'rules with errors are not loaded',
    permits('match /pics/{name} { allow get: if ; }'),
    'not loaded',
  ],
  [
    'what is wrong is told with its place',
    async ({ house: { storageRules } }) => {
      const answer = await storageRules.load('broken');
      const { sourcePosition_: place } = record(JSON.parse(String(list(answer['errors'])[0])));
      return [answer['status'], record(place)['line_'], record(place)['column_']];
    },
    ['ok', 1, 1],
  ],
  [
    'the version is told',
    async ({ house: { storageRules } }) => {
      const versions = [];
      for (const version of ['1', '2']) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await storageRules.load(file(READ_ALL, version));
        versions.push(record(answer['result'])['rulesVersion']);
      }
      return versions;
    },
    [1, 2],
  ],
]);
