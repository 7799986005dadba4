import { statusEventSchema } from '@selasar/domain';
import type { StatusEvent } from '@selasar/domain';
import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { withDeadline } from '../core/deadline.ts';
import { firestore } from '../core/lite.ts';

const patienceMs = 6000;

/** What the server has of a booking or a transfer. */
export interface RecordNow {
  /** Undefined when there is none. */
  status: string | undefined;
  /** The newest entry of its history, which may be missing. */
  last: (StatusEvent & { id: string }) | undefined;
}

/** Asks the server, whatever the listeners know: two reads. */
export async function readRecordNow(name: string, id: string): Promise<RecordNow> {
  const read = async () => {
    const store = await firestore();
    const newest = query(collection(store, name, id, 'events'), orderBy('at', 'desc'), limit(1));
    return await Promise.all([getDoc(doc(store, name, id)), getDocs(newest)]);
  };
  const [record, events] = await withDeadline(read(), patienceMs);
  const [event] = events.docs;
  const last = event && statusEventSchema.safeParse(event.data()).data;
  const status: unknown = record.get('status');
  return {
    status: typeof status === 'string' ? status : undefined,
    last: last && event ? { ...last, id: event.id } : undefined,
  };
}
