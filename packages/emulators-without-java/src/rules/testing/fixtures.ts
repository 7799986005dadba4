import { Timestamp } from '../../model/timestamp.ts';
import type { Document } from '../../model/document.ts';
import { StatusError } from '../../model/status.ts';
import type { MapValue, Value } from '../../model/value.ts';
import { createRulesRegistry } from '../index.ts';
import type { Authorizer, RulesRegistry, RulesRequest } from '../types.ts';

export const document = (path: string, fields: Record<string, Value> = {}): Document => ({
  path,
  fields: new Map(Object.entries(fields)),
  createTime: new Timestamp(1, 0),
  updateTime: new Timestamp(1, 0),
});

/** A request by `alice` against the documents given. */
export function requestOver(
  before: readonly Document[] = [],
  after: readonly Document[] = before,
  token: MapValue = new Map<string, Value>([['role', 'tester']]),
): RulesRequest {
  const find = (documents: readonly Document[]) => (path: string) =>
    documents.find((one) => one.path === path);
  return {
    database: { project: 'demo', database: '(default)' },
    auth: { kind: 'user', uid: 'alice', token },
    time: new Timestamp(1_700_000_000, 123_000_000),
    lookup: { before: find(before), after: find(after) },
  };
}

/** Version-2 rules with the given content of the documents block. */
export const rulesOf = (blocks: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${blocks}
  }
}`;

/** Throws when the rules do not compile. */
export function load(source: string, registry: RulesRegistry = createRulesRegistry()): Authorizer {
  const errors = registry
    .load('demo', [{ name: 'firestore.rules', content: source }])
    .filter(({ severity }) => severity === 'ERROR');
  if (errors.length > 0) throw new Error(errors.map(({ description }) => description).join('\n'));
  return registry.for('demo');
}

/** ALLOW, or the text of the denial. */
export function verdictOf(authorize: () => void): string {
  try {
    authorize();
    return 'ALLOW';
  } catch (error) {
    if (error instanceof StatusError && error.code === 'PERMISSION_DENIED') return error.message;
    throw error;
  }
}

/** What a condition says about a read of an existing document with the given fields. */
export function evaluateCondition(condition: string, fields: Record<string, Value> = {}): string {
  const one = document('items/one', fields);
  const authorizer = load(rulesOf(`match /items/{id} { allow get: if ${condition}; }`));
  return verdictOf(() => authorizer.authorizeGet(requestOver([one]), one.path, one));
}
