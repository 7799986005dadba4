import { type CollectionName, collections, pathOf } from '@selasar/domain/core';
import {
  onDocumentCreated,
  onDocumentWritten,
  onDocumentWrittenWithAuthContext,
} from 'firebase-functions/v2/firestore';
import { settleAll } from './platform/concurrency.ts';
import { options } from './platform/settings.ts';

const at = (document: string) => ({ ...options, document, retry: true });
const each = (collection: CollectionName) => at(pathOf(collection, '{id}'));
const handlers = () => import('./handlers.ts');

type Handlers<Event> = readonly ((event: Event) => Promise<unknown>)[];

/** Runs all handlers, even if one fails. If any fails, the event is retried for all. */
const handTo = <Event>(all: Handlers<Event>, event: Event): Promise<void> =>
  settleAll(all.map((handle) => handle(event)));

export const onBookingWritten = onDocumentWritten(each(collections.bookings), async (event) =>
  handTo((await handlers()).requestHandlers.bookings, event),
);
export const onTransferWritten = onDocumentWritten(each(collections.transfers), async (event) =>
  handTo((await handlers()).requestHandlers.transfers, event),
);
export const onMessageWritten = onDocumentWritten(each(collections.messages), async (event) =>
  handTo((await handlers()).messageHandlers, event),
);
export const onTourWritten = onDocumentWrittenWithAuthContext(
  each(collections.tours),
  async (event) => handTo((await handlers()).tourHandlers, event),
);
export const onVillaWritten = onDocumentWrittenWithAuthContext(
  each(collections.villas),
  async (event) => handTo((await handlers()).villaHandlers, event),
);
/** Of the history and the thread of a request: one function, because each is a service of its own. */
export const onEntryCreated = onDocumentCreated(
  at('{records}/{id}/{list}/{entry}'),
  async (event) => handTo((await handlers()).entryHandlers, event),
);
export const onMailWritten = onDocumentWritten(each(collections.mail), async ({ data }) => {
  const { followDelivery } = await import('./mail/followMail.ts');
  await followDelivery(data?.after);
});
