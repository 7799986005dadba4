import {
  calendarFile,
  company,
  instantSchema,
  reference,
  requestStatus,
  type PlannedRequest,
  t,
} from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { MailContent } from '../mailContent.ts';
import { keyOfTrip } from '../../trips/joinTrip.ts';
import { tripLink } from '../../trips/tripLink.ts';

/** The data that a mail needs for the trip's link and the calendar entry. */
export interface TripInMail {
  key: string;
  createdAt: Date;
  changedAt: Date;
}

/** For a stored request that changes now. Older requests have no trip. */
export async function tripInMail(document: DocumentSnapshot): Promise<TripInMail | undefined> {
  const { tripKey } = await keyOfTrip(document.get('tripId'));
  const now = new Date();
  const createdAt = instantSchema.catch(now).parse(document.get('createdAt'));
  return tripKey === undefined ? undefined : { key: tripKey, createdAt, changedAt: now };
}

/** For a request that is created now. */
export function newInTrip({ key }: { key: string }): TripInMail {
  const now = new Date();
  return { key, createdAt: now, changedAt: now };
}

type Planned<Request> = Request extends PlannedRequest
  ? Omit<Request, 'createdAt' | 'changedAt'>
  : never;

/** What every mail about a request contains: the link of the guest's trip and the calendar entry. */
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
