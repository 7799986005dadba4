import { Client, verdict } from './client.ts';
import type { Address } from './client.ts';
import { issuesOf } from './parseErrors.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'pyric-rules/name_resolution.json';

const IS_A = "request.auth.uid == 'a'";
interface Probe {
  readonly global?: string;
  readonly service?: string;
  readonly inDocuments?: string;
  readonly inMatch?: string;
  readonly condition: string;
}

/** The recorded probes, which the recording describes in words. */
const PROBES: Readonly<Record<string, Probe>> = {
  'undefined-call': {
    inMatch: `function f() { return ${IS_A} || notDeclared(); }`,
    condition: 'f()',
  },
  'sibling-match-function': {
    inDocuments: `match /q/{e} { function s() { return ${IS_A}; } allow read: if s(); }`,
    condition: 's()',
  },
  'service-function-calls-match-function': {
    service: 'function outer() { return inner(); }',
    inMatch: `function inner() { return ${IS_A}; }`,
    condition: 'outer()',
  },
  'global-function-calls-service-function': {
    global: 'function outer() { return s(); }',
    service: `function s() { return ${IS_A}; }`,
    condition: 'outer()',
  },
  'unbound-variable': { condition: `${IS_A} && x.a1 == "R"` },
  'service-function-reads-capture': {
    service: "function f() { return database == '(default)'; }",
    condition: `${IS_A} && f()`,
  },
  'parent-function-reads-child-capture': {
    inDocuments: "function f() { return d == 'one'; }",
    condition: `${IS_A} && f()`,
  },
  'function-reads-enclosing-captures': {
    inMatch: "function f() { return d == 'one' && database == '(default)'; }",
    condition: `${IS_A} && f()`,
  },
  'let-and-parameter': {
    inMatch: "function f(u) { let v = u; let w = v; return w == 'a'; }",
    condition: 'f(request.auth.uid)',
  },
  globals: {
    condition: `${IS_A} && math.abs(-1) == 1 && timestamp.value(0) < request.time
      && duration.value(1, 's') > duration.value(0, 's') && latlng.value(1, 2) != null
      && hashing.md5('x') != null && int('1') == 1 && string(1) == '1' && float('1') == 1.0
      && path('a/b') != null`,
  },
  'unused-functions': {
    global: 'function g0() { return true; }',
    condition: IS_A,
  },
};

const sourceOf = ({ global, service, inDocuments, inMatch, condition }: Probe): string =>
  `rules_version = '2';
${global ?? ''}
service cloud.firestore {
  ${service ?? ''}
  match /databases/{database}/documents {
    ${inDocuments ?? ''}
    match /p/{d} {
      ${inMatch ?? ''}
      allow get: if ${condition};
    }
  }
}`;

export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-name-resolution');
  for (const item of list(recording['probes']).map(record)) {
    const name = text(item['name']);
    const probe = PROBES[name];
    const issues = probe ? await issuesOf(client, sourceOf(probe)) : [];
    // A remark in brackets follows one of the recorded texts.
    const wanted = list(item['warnings']).map((warning) => text(warning).replace(/ \(.*\)$/, ''));
    const found = issues.map(
      ({ severity, description }) => `${text(severity)} ${text(description)}`,
    );
    cases.check(
      `${name}: warnings`,
      [...new Set(found)].toSorted(),
      wanted.map((warning) => `WARNING ${warning}`).toSorted(),
    );
    for (const uid of ['a', 'b']) {
      const answer = await client.get('p/one', { uid });
      cases.check(`${name}: ${uid}`, verdict(answer), item[`uid${uid.toUpperCase()}`]);
    }
  }
  return cases.result();
}
