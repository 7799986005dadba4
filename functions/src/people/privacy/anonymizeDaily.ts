import {
  addYears,
  baliDate,
  type CivilDate,
  collections,
  pathOf,
  removedNameKey,
  startOfBaliDate,
  statusesOf,
} from '@selasar/domain/core';
import { lastExpiredDay, retentionYears } from '@selasar/domain/people';
import {
  balanceOf,
  type Payable,
  type RequestKind,
  requestKinds,
  requestKindSchema,
  requestStatus,
} from '@selasar/domain/requests';
import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { errorFacts } from '../../platform/errorFacts.ts';
import { db } from '../../platform/firestore.ts';
import * as logger from '../../platform/log.ts';
import { onJob } from '../../platform/onJob.ts';
import { removeMessage, removeReview } from './removeRecords.ts';
import { removeRequest } from './removeRequest.ts';

/** Debts are known only if staff have recorded payments. */
function isNeeded(request: DocumentData): boolean {
  if (request['changeRequest'] || request['unanswered']) return true;
  return Array.isArray(request['payments']) && balanceOf(request as Payable) > 0;
}

interface Old {
  query: (today: CivilDate) => Query;
  anonymize: (found: QueryDocumentSnapshot) => Promise<void>;
}

const decided = statusesOf(requestStatus, ({ isWaiting }) => !isWaiting);

const oldRequests = (kind: RequestKind, day: string = requestKinds[kind].lastDay): Old => ({
  query: (today) =>
    db
      .collection(collections[kind])
      .where('status', 'in', decided)
      .where(day, '<=', lastExpiredDay(today))
      .where('customerNameKey', '!=', removedNameKey)
      .orderBy(day)
      .orderBy('customerNameKey'),
  anonymize: async (found) => {
    // A published review keeps the name: the guest chose it for the public.
    const review = kind === 'bookings' && (await reviewOf(found.id).get());
    if (review && review.exists && review.get('status') !== 'published')
      await removeReview(found.id);
    await removeRequest(kind, found.id);
  },
});

const reviewOf = (bookingId: string) => db.doc(pathOf(collections.reviews, bookingId));

const oldMessages: Old = {
  query: (today) =>
    db
      .collection(collections.messages)
      .where('createdAt', '<', startOfBaliDate(addYears(today, -retentionYears.messages)))
      .where('email', '!=', '')
      .orderBy('createdAt')
      .orderBy('email'),
  anonymize: ({ id }) => removeMessage(id),
};

export const old: readonly Old[] = [
  ...requestKindSchema.options.map((kind) => oldRequests(kind)),
  oldMessages,
];

/** Per run and kind. The next run continues. */
const usual = { page: 100, read: 2000, changed: 300 };

export async function anonymizeExpired(today: CivilDate, most = usual): Promise<number> {
  let anonymized = 0;
  let failed = 0;
  /* oxlint-disable no-await-in-loop */
  for (const { query, anonymize } of old) {
    let [read, changed] = [0, 0];
    let last: QueryDocumentSnapshot | undefined;
    do {
      const rest = last ? query(today).startAfter(last) : query(today);
      const { docs } = await rest.limit(most.page).get();
      for (const found of docs) {
        if (changed === most.changed) break;
        if (isNeeded(found.data())) continue;
        changed += 1;
        try {
          await anonymize(found);
          anonymized += 1;
        } catch (error) {
          failed += 1;
          logger.error('personal data not removed', { path: found.ref.path, ...errorFacts(error) });
        }
      }
      read += docs.length;
      last = docs.length === most.page ? docs.at(-1) : undefined;
    } while (last && read < most.read && changed < most.changed);
  }
  /* oxlint-enable no-await-in-loop */
  logger.info('expired personal data removed', { anonymized, failed });
  if (failed > 0) throw new Error(`${failed} records were not anonymized.`);
  return anonymized;
}

export const anonymizeDaily = onJob('anonymizeDaily', ({ scheduleTime }) =>
  anonymizeExpired(baliDate(new Date(scheduleTime))),
);
