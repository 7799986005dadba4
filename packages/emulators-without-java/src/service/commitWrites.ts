import { StatusError } from '../model/status.ts';
import type { Applied } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import type { ReadWriteTransaction } from '../transactions/transactions.ts';
import { authorizeWrites } from './authorization.ts';
import type { Database } from './databaseRegistry.ts';
import type { Call } from './call.ts';

/**
 * Waits for other transactions' locks; computes, judges and applies the writes in one tick. Rules are judged before
 * preconditions, so that an error tells a client nothing about documents it may not see.
 */
export async function commitWrites(
  call: Call,
  database: Database,
  writes: readonly Write[],
  transaction?: ReadWriteTransaction,
): Promise<Applied> {
  const { parts, context, time } = call;
  return database.transactions.whenFree(
    () => database.store.stage(writes, time),
    (staged) => {
      if (context.signal.aborted) throw new StatusError('CANCELLED', 'The client has gone.');
      authorizeWrites(call, database, staged);
      return parts.databases.commit(database, staged, context.auth);
    },
    transaction,
  );
}
