import { Client, verdict } from './client.ts';
import type { Address } from './client.ts';
import { Cases, list, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'pyric-rules/language_contract.json';

/** Expressions that are all true, each as the condition of its own collection. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-language-contract');
  const expressions = list(recording['all_true']).map(text);
  await client.putRules(rulesFor(expressions));
  for (const [index, expression] of expressions.entries()) {
    cases.check(expression, verdict(await client.get(`c${index}/d`, 'anonymous')), 'ALLOW');
  }
  return cases.result();
}

/** Rules with one collection, `c0`, `c1` …, per condition. */
export function rulesFor(conditions: readonly string[]): string {
  const matches = conditions.map(
    (condition, index) => `    match /c${index}/{id} { allow read, write: if ${condition}; }`,
  );
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${matches.join('\n')}
  }
}`;
}
