import { collections, pathOf } from '@selasar/domain/core';
import { villaSchema } from '@selasar/domain/offers';
import type { Query } from 'firebase-admin/firestore';
import type { HttpsFunction, Request } from 'firebase-functions/v2/https';
import { errorFacts } from '../platform/errorFacts.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { noteGiven, villaCalendar, writeCalendar } from './villaCalendar.ts';

/** Anyone with the address may read it; the address is not logged. */
export async function ical(
  request: Request,
  response: Parameters<HttpsFunction>[1],
): Promise<void> {
  response.set({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').end();
    return;
  }
  try {
    const calendar = await calendarFor(request);
    if (calendar === undefined) {
      response.status(404).type('text/plain').send('There is no calendar at this address.');
      return;
    }
    // A short cache in the client and none in between, so a replaced address stops working at once.
    response.set('Cache-Control', 'private, max-age=300');
    // Otherwise a browser would name the file by the key.
    response.attachment('calendar.ics');
    response.type('text/calendar; charset=utf-8').send(calendar);
  } catch (error) {
    logger.error('A calendar could not be written', errorFacts(error));
    response.status(503).set('Retry-After', '60').type('text/plain');
    response.send('The calendar could not be loaded. Please try again in a moment.');
  }
}

export const addressWith = (key: string): Query =>
  db.collection(collections.icalAddresses).where('key', '==', key).limit(1);

async function calendarFor({ path, query }: Request): Promise<string | undefined> {
  const [, key] = /\/ical\/([\w-]{32})\.ics$/.exec(path) ?? [];
  if (key === undefined) return undefined;
  const [address] = (await addressWith(key).get()).docs;
  const villa = address && (await db.doc(pathOf(collections.villas, address.id)).get());
  if (!address || !villa?.exists) return undefined;
  const { name } = villaSchema.pick({ name: true }).parse(villa.data());
  const feedId = typeof query['for'] === 'string' ? query['for'] : undefined;
  const events = await villaCalendar(villa.id, feedId);
  if (feedId !== undefined) await noteGiven(address, feedId, events);
  return writeCalendar(name, events);
}
