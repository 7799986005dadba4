import { parseParentName } from '../model/resourceName.ts';
import { StatusError } from '../model/status.ts';
import type { WireQuery } from '../model/wire.ts';
import { parseQuery } from '../query/index.ts';
import type { Query } from '../query/index.ts';
import { authorizeQuery } from './authorization.ts';
import type { Database } from './databaseRegistry.ts';
import type { Call } from './call.ts';
import { withReadView } from './readView.ts';
import type { Consistency, ReadView } from './readView.ts';

/** Parses, judges and runs a query in one tick. */
export function withQueryView<T>(
  call: Call,
  request: Consistency,
  parent: string | null | undefined,
  wireQuery: WireQuery | null | undefined,
  read: (database: Database, query: Query, view: ReadView) => T,
): T {
  const { database: id, path } = parseParentName(parent ?? '');
  if (!wireQuery) throw new StatusError('INVALID_ARGUMENT', 'structured_query must be set.');
  const query = parseQuery(path, wireQuery);
  const database = call.parts.databases.open(id);
  return withReadView(database, request, (view) => {
    authorizeQuery(call, database, view.snapshot, path, wireQuery);
    return read(database, query, view);
  });
}
