import { collections, reportLimits, type Fault } from '@selasar/domain';
import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { expiryOf } from '../core/expiry.ts';
import { db } from '../core/firestore.ts';
import { minuteMs } from './everyMinute.ts';

/** One that was seen. */
export interface SeenFault extends Pick<
  Fault,
  'kind' | 'place' | 'message' | 'release' | 'route' | 'sample'
> {
  requestId?: string | undefined;
}

interface Group {
  fault: SeenFault;
  /** Seen since it was written last. */
  count: number;
  /** By the clock of this server, as milliseconds. */
  writtenAt: number;
}

/** Groups that this server knows, by their ids. */
const groups = new Map<string, Group>();
const mostKnown = 1000;
/** What was begun and written in this minute. */
const minute = { at: -Infinity, begun: 0, written: 0 };

/** Names all faults of one kind, at one place, with the same words. */
export const faultId = ({
  kind,
  place,
  message,
}: Pick<Fault, 'kind' | 'place' | 'message'>): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, place, message]))
    .digest('hex')
    .slice(0, 32);

function beginMinute(clock: number): void {
  if (clock - minute.at < minuteMs) return;
  Object.assign(minute, { at: clock, begun: 0, written: 0 });
}

/** Keeps it until it is written. Of a storm of new ones the most are dropped. */
export function noteFault(fault: SeenFault): void {
  beginMinute(performance.now());
  const id = faultId(fault);
  const known = groups.get(id);
  if (!known && minute.begun >= reportLimits.newGroups) return;
  if (!known) minute.begun += 1;
  if (groups.size >= mostKnown) groups.clear();
  groups.set(id, {
    fault,
    count: (known?.count ?? 0) + 1,
    writtenAt: known?.writtenAt ?? -Infinity,
  });
}

/** Writes those that were seen, each once a minute at most, and not too many within a minute. */
export async function writeFaults(): Promise<void> {
  const clock = performance.now();
  beginMinute(clock);
  const due = [...groups]
    .filter(([, { count, writtenAt }]) => count > 0 && clock - writtenAt >= minuteMs)
    .slice(0, reportLimits.writes - minute.written);
  minute.written += due.length;
  await Promise.all(due.map(([id, group]) => writeGroup(id, group, clock)));
}

async function writeGroup(id: string, group: Group, clock: number): Promise<void> {
  const { requestId, ...fault } = group.fault;
  const document = db.collection(collections.faults).doc(id);
  const seen = {
    ...fault,
    ...(requestId ? { requestId } : {}),
    count: FieldValue.increment(group.count),
    lastAt: FieldValue.serverTimestamp(),
    expiresAt: expiryOf('faults'),
  };
  Object.assign(group, { count: 0, writtenAt: clock });
  // Most have been there before.
  const isThere = await document.update(seen).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await document.set({ ...seen, firstAt: FieldValue.serverTimestamp() }, { merge: true });
  }
}
