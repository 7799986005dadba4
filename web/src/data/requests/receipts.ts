import { type CivilDate, collections, documents, monthOf } from '@selasar/domain/core';
import {
  type Receipt,
  type ReceiptSettings,
  receiptSchema,
  receiptSettingsSchema,
  receiptSettingsVersion,
} from '@selasar/domain/receipts';
import type { Payment } from '@selasar/domain/requests';
import { collection, getDocsFromServer, query, where } from 'firebase/firestore';
import { staffApi } from '../api.ts';
import { failing } from '../firebase/failure.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { useWholeRows } from '../firebase/live/useRows.ts';
import { onceAnswered, useWatchedDocument } from '../firebase/live/watched.ts';
import type { Collection } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { changedFields } from '../offers/changes.ts';
import { bookingCollection, transferCollection } from './requests.ts';
import { readAll } from './view.ts';

const receiptCollection: Collection<Receipt> = {
  name: collections.receipts,
  idField: 'number',
  schema: receiptSchema,
};

export const useReceiptsOf = (requestId: string) =>
  useWholeRows(`receipts of ${requestId}`, receiptCollection, (all) =>
    query(all, where('requestId', '==', requestId)),
  );

export interface StoredReceiptSettings {
  /** Undefined if none were saved. */
  settings: ReceiptSettings | undefined;
  version: number | null;
}

export const useReceiptSettings = () =>
  useWatchedDocument<StoredReceiptSettings>(
    documents.receiptSettings,
    (found) => ({
      settings: found.exists() ? receiptSettingsSchema.parse(found.data()) : undefined,
      version: receiptSettingsVersion(found.get('updatedAt')),
    }),
    onceAnswered,
  );

export const setReceiptSettings = confirmed(
  staffApi.setReceiptSettings,
  async ({ registration, taxes }) => {
    const stored = (await readDocument(documents.receiptSettings)).data();
    return changedFields(stored ?? {}, { registration, taxes }).length === 0;
  },
);

export interface ListedPayment extends Pick<Payment, 'id' | 'date' | 'way' | 'amount'> {
  requestId: string;
  /** The valid receipt that lists it. */
  receipt: string | undefined;
}

/** Payment id → number, of receipts that no credit note cancels. */
async function receiptsSince(day: CivilDate): Promise<ReadonlyMap<string, string>> {
  const issued = query(collection(store, collections.receipts), where('issuedOn', '>=', day));
  const { docs } = await failing(getDocsFromServer(issued));
  const receipts = docs.flatMap((found) => receiptSchema.safeParse(found.data()).data ?? []);
  const cancelled = new Set(receipts.map(({ credits }) => credits));
  const valid = receipts.filter(({ number }) => !cancelled.has(number));
  return new Map(
    valid.flatMap(({ number, payments }) => payments.map(({ id }) => [id, number] as const)),
  );
}

/**
 * By day. A payment changes its request on the payment's day or later, and no receipt lists it earlier: what has not changed since
 * the first of the month need not be read.
 */
export async function* readPayments(month: string, signal: AbortSignal) {
  const from = `${month}-01`;
  const period = { field: 'updatedAt', from, to: '' };
  const view = { search: '', filters: {}, sort: undefined, period };
  const receipts = await receiptsSince(from);
  // By id: a request that changes meanwhile is read again.
  const found = new Map<string, ListedPayment>();
  for (const source of [bookingCollection, transferCollection]) {
    for await (const { items, total } of readAll(source, view, signal)) {
      for (const { id: requestId, payments = [] } of items) {
        for (const { id, date, way, amount } of payments) {
          if (monthOf(date) !== month) continue;
          found.set(id, { id, date, way, amount, requestId, receipt: receipts.get(id) });
        }
      }
      yield { items: [], read: 0, total };
    }
  }
  const items = [...found.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  yield { items, read: items.length, total: items.length };
}
