import { StorageRulesRuntime } from '../src/storageRules/runtime.ts';
import { DECLARED, STORAGE_PROBES } from './languageProbes.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'pyric-rules/storage-language.json';

const object = {
  map_value: {
    fields: {
      name: { string_value: 'pics/one.png' },
      bucket: { string_value: 'demo' },
      generation: { int_value: 1 },
      metageneration: { int_value: 1 },
      size: { int_value: 10 },
      timeCreated: { timestamp_value: '2024-01-01T00:00:00Z' },
      updated: { timestamp_value: '2024-01-02T00:00:00Z' },
      contentType: { string_value: 'image/png' },
      metadata: { map_value: { fields: { tag: { string_value: 'x' } } } },
    },
  },
};
const request = {
  map_value: {
    fields: {
      path: { path_value: { segments: [{ simple: 'b' }, { simple: 'demo' }, { simple: 'o' }] } },
      time: { timestamp_value: '2025-01-01T00:00:00Z' },
      resource: object,
      auth: {
        map_value: {
          fields: {
            uid: { string_value: 'alice' },
            token: { map_value: { fields: { role: { string_value: 'tester' } } } },
          },
        },
      },
    },
  },
};

interface Scenario {
  readonly block: string;
  readonly method: string;
  readonly path?: string;
  readonly permit?: boolean;
}
const OPERATIONS = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'];
const METHODS: Readonly<Record<string, string>> = { read: 'get', write: 'create' };

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...Object.fromEntries(
    OPERATIONS.map((operation) => [
      `rule-kind.allow-${operation}`,
      {
        block: `match /pics/{id} { allow ${operation}: if true; }`,
        method: METHODS[operation] ?? operation,
      },
    ]),
  ),
  'semantic.read-umbrella': { block: 'match /pics/{id} { allow read; }', method: 'list' },
  'semantic.write-umbrella': { block: 'match /pics/{id} { allow write; }', method: 'delete' },
  'semantic.recursive-wildcard': {
    block: 'match /{all=**} { allow get; }',
    method: 'get',
    path: '/b/demo/o/a/b/c',
  },
  'semantic.deny-by-default': {
    block: 'match /other/{id} { allow read, write; }',
    method: 'get',
    permit: false,
  },
};

/** The same for Storage, against the rules runtime itself: the CLI's part is not ours. */
export async function replay(recording: Recording): Promise<Replay> {
  const cases = new Cases();
  for (const construct of list(recording['constructs']).map(record)) {
    const name = text(construct['id']).replace('storage.', '');
    const condition = STORAGE_PROBES[name];
    const scenario: Scenario | undefined =
      SCENARIOS[name] ??
      (condition === undefined
        ? undefined
        : { block: `match /pics/{id} { allow update: if ${condition}; }`, method: 'update' });
    const actual = scenario ? await verdictOf(scenario) : 'no probe here';
    cases.check(name, actual, scenario?.permit ?? construct['status'] === 'accepted');
  }
  return cases.result();
}

async function verdictOf({ block, method, path }: Scenario): Promise<unknown> {
  let answer: Recording = {};
  const runtime: StorageRulesRuntime = new StorageRulesRuntime((message) => {
    answer = record(message);
    // The CLI's answer to a look-up, asked for in the middle of a verification.
    if (answer['action'] === 'fetch_firestore_document') {
      const name = 'projects/p/databases/(default)/documents/seeds/one';
      const result = { name, fields: { n: { integerValue: '1' } } };
      queueMicrotask(() => void runtime.receive({ id: 1, status: 'ok', result }));
    }
  });
  const content = `rules_version = '2';
service firebase.storage { ${DECLARED} match /b/{bucket}/o { ${block} } }`;
  await runtime.receive({
    id: 0,
    action: 'load_ruleset',
    context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content }] } },
  });
  await runtime.receive({
    id: 1,
    action: 'verify',
    context: {
      rulesetName: '0',
      service: 'firebase.storage',
      path: path ?? '/b/demo/o/pics/one.png',
      method,
      variables: { request, resource: object },
    },
  });
  return record(answer['result'])['permit'];
}
