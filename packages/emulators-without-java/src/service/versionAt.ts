import { StatusError } from '../model/status.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { Database } from './databaseRegistry.ts';

/** The version at a time, the latest without one. Throws INVALID_ARGUMENT for the future, FAILED_PRECONDITION for long ago. */
export function versionAt(
  { store }: Database,
  readTime: Timestamp | undefined,
): { snapshot: Snapshot; readTime: Timestamp } {
  const now = store.currentTime();
  if (readTime !== undefined && readTime.compareTo(now) > 0) {
    throw new StatusError('INVALID_ARGUMENT', 'The requested read time is in the future.');
  }
  return { snapshot: store.snapshot(readTime), readTime: readTime ?? now };
}
