import type { Document } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { WireQuery } from '../model/wire.ts';
import type { Authorizer, RulesLookup, RulesRequest, RulesWrite } from '../rules/types.ts';
import type { Staged } from '../store/stage.ts';
import type { Reader } from '../store/types.ts';
import type { Database } from './databaseRegistry.ts';
import type { Call } from './call.ts';

/** Throws PERMISSION_DENIED unless the caller is an admin. */
export function requireAdmin({ context }: Call, message: string): void {
  if (context.auth.kind !== 'admin') throw new StatusError('PERMISSION_DENIED', message);
}

/** Throws PERMISSION_DENIED if the rules forbid to get the document. */
export function authorizeGet(
  call: Call,
  database: Database,
  reader: Reader,
  path: string,
  document: Document | undefined,
): void {
  const rules = rulesFor(call, database);
  rules?.authorizeGet(toRulesRequest(call, database, unchanged(reader)), path, document);
}

/** Throws PERMISSION_DENIED if the rules forbid the query, whatever it would find. */
export function authorizeQuery(
  call: Call,
  database: Database,
  reader: Reader,
  parentPath: string,
  query: WireQuery,
): void {
  const rules = rulesFor(call, database);
  rules?.authorizeQuery(toRulesRequest(call, database, unchanged(reader)), parentPath, query);
}

/** Throws PERMISSION_DENIED if the rules forbid one of the writes. To verify a document takes what getting it takes. */
export function authorizeWrites(call: Call, database: Database, staged: Staged): void {
  const rules = rulesFor(call, database);
  if (rules === undefined) return;
  const request = toRulesRequest(call, database, {
    before: (path) => staged.base.get(path),
    after: (path) => {
      const document = staged.documents.get(path);
      return document === undefined ? staged.base.get(path) : document.after;
    },
  });
  const writes: RulesWrite[] = [];
  for (const document of staged.documents.values()) {
    if (document.onlyVerified) rules.authorizeGet(request, document.path, document.before);
    else writes.push(document);
  }
  if (writes.length > 0) rules.authorizeWrites(request, writes);
}

/** Undefined for admins, whom no rule concerns. */
function rulesFor({ parts, context }: Call, { id }: Database): Authorizer | undefined {
  return context.auth.kind === 'admin' ? undefined : parts.rules.for(id.project);
}

function toRulesRequest(
  { context, time }: Call,
  database: Database,
  lookup: RulesLookup,
): RulesRequest {
  return { database: database.id, auth: context.auth, time, lookup };
}

function unchanged(reader: Reader): RulesLookup {
  return { before: (path) => reader.get(path), after: (path) => reader.get(path) };
}
