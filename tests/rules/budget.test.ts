import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Timestamp } from '../../packages/emulators-without-java/src/model/timestamp.ts';
import type { Value } from '../../packages/emulators-without-java/src/model/value.ts';
import { createRulesRegistry } from '../../packages/emulators-without-java/src/rules/index.ts';
import { largestFacts, largestRules, offers, translated } from './support/offerValues.ts';

/** A request may cost 1,000 expressions; the rules stay below that, so a new field has room. */
const most = 900;

const project = 'demo-budget';
const source = path.join(import.meta.dirname, '../../firestore.rules');
const now = new Timestamp(1_800_000_000, 0);

/** Converts a value to the engine's types. */
const stored = (value: unknown): Value => {
  if (Array.isArray(value)) return value.map(stored);
  if (value instanceof Timestamp) return value;
  if (value !== null && typeof value === 'object') {
    return new Map(Object.entries(value).map(([name, inner]) => [name, stored(inner)]));
  }
  return Number.isInteger(value) ? BigInt(value as number) : (value as Value);
};
const document = (name: string, data: object) => ({
  path: name,
  fields: stored(data) as ReadonlyMap<string, Value>,
  createTime: now,
  updateTime: now,
});

const registry = createRulesRegistry();
registry.load(project, [{ content: await readFile(source, 'utf8') }]);
const spent: number[] = [];
registry.onEvaluation((evaluation) => {
  spent.push(evaluation.spent);
});

const email = 'made@example.com';
const profile = document('users/made', { email, fullName: 'Made', role: 'admin' });
const token = stored({ role: 'admin', email, email_verified: true, aud: project, iat: 1 });
const lookup = { before: () => profile, after: () => profile };
const request = {
  database: { project, database: '(default)' },
  auth: { kind: 'user', uid: 'made', token: token as ReadonlyMap<string, Value> },
  time: now,
  lookup,
} as const;

it.each(offers)(
  'writing a complete document of $name stays within the limit',
  ({ name, sample, largest, texts, facts: table }) => {
    const times = { createdAt: now, updatedAt: now };
    const facts = largestFacts(table);
    const translations = translated(largest, texts, facts);
    const whole = { ...sample, ...largest, facts, translations, rules: largestRules, ...times };
    const at = `${name}/${largest.slug}`;
    const after = document(at, whole);
    spent.length = 0;
    const authorizer = registry.for(project);
    authorizer.authorizeWrites(request, [{ path: at, before: undefined, after }]);
    authorizer.authorizeWrites(request, [{ path: at, before: after, after, mustExist: true }]);
    // The count is real and includes all rules.
    expect(Math.max(...spent)).toBeGreaterThan(500);
    expect(Math.max(...spent)).toBeLessThanOrEqual(most);
  },
);
