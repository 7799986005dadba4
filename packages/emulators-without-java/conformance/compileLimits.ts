import { StorageRulesRuntime } from '../src/storageRules/runtime.ts';
import { Client } from './client.ts';
import type { Address } from './client.ts';
import { issuesOf } from './parseErrors.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'pyric-rules/compile_limits.json';

interface Parts {
  readonly functions?: string;
  readonly condition: string;
}
const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');
const nested = (count: number, inner: string): string =>
  '('.repeat(count) + inner + ')'.repeat(count);

/** Each recorded shape, `n` large. */
const SHAPES: Readonly<Record<string, (n: number) => Parts>> = {
  'functions on one call stack (even uncalled)': (n) => ({
    functions: times(n, (index) => {
      const body = index + 1 === n ? 'true' : `f${index + 2}()`;
      return `function f${index + 1}() { return ${body}; }\n`;
    }),
    condition: 'true',
  }),
  'let bindings in one function': (n) => ({
    functions: `function f() { ${times(n, (index) => `let v${index} = ${index}; `)} return ${Array.from(
      { length: n },
      (_, index) => `v${index}`,
    ).join(' + ')} > 0; }`,
    condition: 'f()',
  }),
  't1 && (t2 && (... leaf))': (n) => ({
    condition: `${'true && ('.repeat(n)}true${')'.repeat(n)}`,
  }),
  'parentheses around one comparison': (n) => ({ condition: nested(n, '1 == 1') }),
  'parentheses around a literal': (n) => ({ condition: nested(n, 'true') }),
};
const SERVICES: Readonly<Record<string, string>> = {
  firestore: 'service cloud.firestore { match /databases/{database}/documents/{document=**}',
  storage: 'service firebase.storage { match /b/{bucket}/o/{object=**}',
};

export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-compile-limits');
  const errorsOf = async (service: string, { functions, condition }: Parts): Promise<string[]> => {
    const source = `rules_version = '2';\n${functions ?? ''}\n${SERVICES[service]} { allow read: if ${condition}; } }`;
    if (service === 'storage') return storageErrors(source);
    const issues = await issuesOf(client, source);
    return issues
      .filter(({ severity }) => severity === recording['severity'])
      .map(({ description }) => text(description));
  };
  for (const boundary of list(recording['boundaries']).map(record)) {
    const shape = text(boundary['shape']);
    const build = SHAPES[shape];
    if (!build) {
      cases.check(shape, 'no such shape here', 'a shape');
      continue;
    }
    for (const service of list(recording['same_for']).map(text)) {
      const passing = await errorsOf(service, build(Number(boundary['largestPass'])));
      cases.check(`${service}: ${shape}, largest`, passing, []);
      const failing = await errorsOf(service, build(Number(boundary['smallestFail'])));
      const description = boundary['description'];
      cases.check(
        `${service}: ${shape}, one more`,
        description === undefined ? failing.length : failing[0],
        description === undefined ? 1 : withNames(text(description)),
      );
    }
  }
  return cases.result();
}

/** The recording shortens the list of functions. */
const withNames = (description: string): string =>
  description.replace(
    'f1->f2->...->f21',
    Array.from({ length: 21 }, (_, index) => `f${index + 1}`).join('->'),
  );

async function storageErrors(source: string): Promise<string[]> {
  const answers: unknown[] = [];
  const runtime = new StorageRulesRuntime((message) => answers.push(message));
  await runtime.receive({
    id: 0,
    action: 'load_ruleset',
    context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content: source }] } },
  });
  return list(record(answers[0])['errors']).map((error) =>
    text(record(JSON.parse(text(error)))['description_']),
  );
}
