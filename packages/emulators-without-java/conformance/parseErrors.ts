import { Client } from './client.ts';
import type { Address } from './client.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'pyric-rules/parse_errors.json';

const wrap = (body: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /probes/{document} {
      ${body}
    }
  }
}
`;

/** The recorded inputs, which the recording describes, as whole files. */
const SOURCES: Readonly<Record<string, string>> = {
  'allow get: if ;': wrap('allow get: if ;'),
  'service and match opened, then end of file':
    "rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n",
  'let value = 1; let value = 2;': wrap(
    'function twice() { let value = 1; let value = 2; return value == 2; }\n      allow get: if twice();',
  ),
  'missingName == 1': wrap('allow get: if missingName == 1;'),
  'math.abs() == 1': wrap('allow get: if math.abs() == 1;'),
  'function recurse() { return recurse(); }': wrap(
    'function recurse() { return recurse(); }\n      allow get: if recurse();',
  ),
  'match /{first=**}/{second=**}': `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{first=**}/{second=**} { allow get: if true; }
  }
}`,
};

export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-parse-errors');
  for (const item of list(recording['cases']).map(record)) {
    const input = text(item['input']);
    const issues = await issuesOf(client, SOURCES[input] ?? '');
    const recorded = list(item['issues']).map(record);
    cases.check(`${input}: number of issues`, issues.length, recorded.length);
    recorded.forEach((expected, index) => {
      const name = `${input}: ${text(expected['description'])}`;
      if (text(expected['description']).includes('expecting {')) {
        cases.leaveOut(name, 'the list of expected tokens depends on the runtime of the parser');
        return;
      }
      const { line, column, severity, description } = issues[index] ?? {};
      cases.check(
        name,
        { severity, description, ...(expected['line'] === undefined ? {} : { line, column }) },
        {
          severity: expected['severity'],
          description: expected['description'],
          ...(expected['line'] === undefined
            ? {}
            : { line: expected['line'], column: expected['column'] }),
        },
      );
    });
  }
  return cases.result();
}

interface Issue {
  readonly severity?: unknown;
  readonly description?: unknown;
  readonly line?: unknown;
  readonly column?: unknown;
}

/** What the compiler says about a source, the way the CLI asks. */
export async function issuesOf(client: Client, source: string): Promise<Issue[]> {
  const { body } = await client.putRules(source, { ignore_errors: true });
  return list(record(body)['issues'])
    .map(record)
    .map(({ severity, description, sourcePosition }) => {
      const { line, column } = record(sourcePosition);
      return { severity, description, line, column };
    });
}
