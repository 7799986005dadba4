import type { CallError } from '@selasar/domain/core';
import type { RequestName } from '@selasar/domain/requests';
import type { DocumentReference } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';
import { visibleError } from '../platform/operation.ts';

/** Requests of one villa or tour run one after the other, because they write the same calendar. */
export async function settleEach<One extends RequestName, Done>(
  operation: string,
  requests: readonly One[],
  work: (request: One) => Promise<Done>,
): Promise<(Done | { id: string; refusal: CallError })[]> {
  const items = await itemsOf(requests);
  const lines = new Map<string, Promise<unknown>>();
  return Promise.all(
    requests.map((request, index) => {
      const item = items[index] ?? request.id;
      const mine = (lines.get(item) ?? Promise.resolve()).then(async () => {
        try {
          return await work(request);
        } catch (error) {
          return { id: request.id, refusal: visibleError(operation, error).details as CallError };
        }
      });
      lines.set(item, mine);
      return mine;
    }),
  );
}

async function itemsOf(requests: readonly RequestName[]): Promise<string[]> {
  const [first, ...others] = requests.map(({ kind, id }): DocumentReference =>
    db.collection(kind).doc(id),
  );
  if (!first) return [];
  const stored = await db.getAll(first, ...others, { fieldMask: ['villaId', 'tourId'] });
  return stored.map((one) => String(one.get('villaId') ?? one.get('tourId') ?? one.id));
}
