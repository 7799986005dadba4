import { company, instantSchema, reference } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { requestStatus } from '@selasar/domain/requests';
import { calendarFile, type PlannedRequest } from '@selasar/domain/trips';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { keyOfTrip } from '../../trips/joinTrip.ts';
import { type MailContent, tripLink } from '../mailContent.ts';

export interface TripInMail {
  key: string;
  createdAt: Date;
  changedAt: Date;
}

/** For a request that changes now. Older requests have no trip. */
export async function tripInMail(
  document: DocumentSnapshot,
  newKey?: string,
): Promise<TripInMail | undefined> {
  const tripKey = newKey ?? (await keyOfTrip(document.get('tripId'))).tripKey;
  const now = new Date();
  const createdAt = instantSchema.catch(now).parse(document.get('createdAt'));
  return tripKey === undefined ? undefined : { key: tripKey, createdAt, changedAt: now };
}

export function newInTrip({ key }: { key: string }): TripInMail {
  const now = new Date();
  return { key, createdAt: now, changedAt: now };
}

type Planned<Request> = Request extends PlannedRequest
  ? Omit<Request, 'createdAt' | 'changedAt'>
  : never;

export function carried(
  trip: TripInMail | undefined,
  request: Planned<PlannedRequest>,
): Pick<MailContent, 'link' | 'attachments'> {
  if (!trip) return {};
  const { key, ...times } = trip;
  const tripHref = tripLink(key);
  const link = { label: t('See your trip'), href: tripHref };
  if (!requestStatus[request.status].mailsIcal) return { link };
  const content = calendarFile([{ ...request, ...times }], { tripHref, now: times.changedAt });
  const filename = `${company.fileName}-${reference(request.id).slice(1)}.ics`;
  return {
    link,
    attachments: [
      { filename, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content },
    ],
  };
}
