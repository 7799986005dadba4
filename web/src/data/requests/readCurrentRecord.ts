import { subcollections } from '@selasar/domain/core';
import { isChange, type StatusEvent, statusEventSchema } from '@selasar/domain/requests';
import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { withDeadline } from '../firebase/failure.ts';
import { firestore } from '../firebase/lite.ts';

const timeoutMs = 6000;
const atMost = 10;

export interface CurrentRecord {
  status: string | undefined;
  last: (StatusEvent & { id: string }) | undefined;
}

/** From the server, regardless of listeners: two reads. */
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
  const [record, events] = await withDeadline(read(), timeoutMs);
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
