import type { CallError } from '@selasar/domain/core';
import type { RequestName } from '@selasar/domain/requests';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';
import { visibleError } from '../platform/operation.ts';

/**
 * Requests of one villa or tour run one after the other, because they write the same calendar: whoever asked first gets
 * the last place.
 */
export async function settleEach<One extends RequestName, Done>(
  operation: string,
  requests: readonly One[],
  work: (request: One) => Promise<Done>,
): Promise<(Done | { id: string; refusal: CallError })[]> {
  const lines = new Map<string, Promise<unknown>>();
  const settled = new Map<One, Promise<Done | { id: string; refusal: CallError }>>();
  for (const { request, item } of await byAge(requests)) {
    const mine = (lines.get(item) ?? Promise.resolve()).then(async () => {
      try {
        return await work(request);
      } catch (error) {
        return { id: request.id, refusal: visibleError(operation, error).details as CallError };
      }
    });
    lines.set(item, mine);
    settled.set(request, mine);
  }
  return Promise.all(requests.flatMap((request) => settled.get(request) ?? []));
}

async function byAge<One extends RequestName>(requests: readonly One[]) {
  const [first, ...others] = requests.map(({ kind, id }): DocumentReference =>
    db.collection(kind).doc(id),
  );
  if (!first) return [];
  const fieldMask = ['villaId', 'tourId', 'createdAt'];
  const stored = await db.getAll(first, ...others, { fieldMask });
  return requests
    .map((request, index) => {
      const { villaId, tourId, createdAt } = stored[index]?.data() ?? {};
      const askedAt = createdAt instanceof Timestamp ? createdAt.toMillis() : 0;
      return { request, askedAt, item: String(villaId ?? tourId ?? request.id) };
    })
    .toSorted((one, other) => one.askedAt - other.askedAt);
}
