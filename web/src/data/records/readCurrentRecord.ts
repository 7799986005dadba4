import { isChange, statusEventSchema, subcollections } from '@selasar/domain';
import type { StatusEvent } from '@selasar/domain';
import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { withDeadline } from '../firebase/deadline.ts';
import { firestore } from '../firebase/lite.ts';

const patienceMs = 6000;
/** Number of recent history entries that are read. */
const atMost = 10;

/** A booking or transfer as the server has it. */
export interface CurrentRecord {
  /** Undefined if the record does not exist. */
  status: string | undefined;
  /** The most recent change in its history, which may be missing. */
  last: (StatusEvent & { id: string }) | undefined;
}

/** Reads from the server, regardless of listeners: two reads. */
export async function readCurrentRecord(name: string, id: string): Promise<CurrentRecord> {
  const read = async () => {
    const store = await firestore();
    const newest = query(
      collection(store, name, id, subcollections.events),
      orderBy('at', 'desc'),
      limit(atMost),
    );
    return await Promise.all([getDoc(doc(store, name, id)), getDocs(newest)]);
  };
  const [record, events] = await withDeadline(read(), patienceMs);
  const last = events.docs
    .flatMap((event) => {
      const { data } = statusEventSchema.safeParse(event.data());
      return data ? [{ ...data, id: event.id }] : [];
    })
    .find(isChange);
  const status: unknown = record.get('status');
  return {
    status: typeof status === 'string' ? status : undefined,
    last,
  };
}
