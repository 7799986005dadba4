import { longDate, shortDate } from '@selasar/domain/core';
import { enumerated, t } from '@selasar/domain/i18n';
import { type Choice, extraFacts, type GuestKinds, withGroup } from '@selasar/domain/pricing';
import type { RequestKind } from '@selasar/domain/requests';
import { siteOrigin } from '../../platform/settings.ts';
import { type Fact, greeting, type MailContent } from '../mailContent.ts';

/** What a driver or guide plans with; '' is unknown. The guest's name and phone are on their page alone. */
export interface Appointment extends Choice {
  date: string;
  time: string;
  /** If guests are picked up before it. */
  starts?: string;
  what: string;
  guests: number;
  /** If some are not adults. */
  party?: string;
  guestKinds?: GuestKinds;
  from: string;
  to: string;
  hotel: string;
}

interface JobNews {
  kind: RequestKind;
  name: string;
  /** What they know; null if it is new to them. */
  told: Appointment | null;
  /** Null if it is no longer theirs. */
  now: Appointment | null;
  key: string;
}

export function jobMail({ kind, name, told, now, key }: JobNews): MailContent {
  const job = now ?? told;
  const what = kind === 'transfers' ? t('Airport transfer') : (job?.what ?? '');
  const when = job ? [shortDate(job.date), job.time] : [];
  const called = { job: enumerated([what, ...when]) };
  const isMoved = told && now && (told.date !== now.date || told.time !== now.time);
  const [subject, text] = newsOf(told, now, called);
  return {
    subject,
    greeting: greeting(t('Hello {name},', { name })),
    paragraphs: [text],
    facts: job
      ? [[t('Job'), what], ...factsOf(job, isMoved ? whenOf(told) : '', told?.starts)]
      : [],
    link: { label: t('Open your jobs'), href: `${siteOrigin()}/crew/${key}` },
  };
}

function newsOf(told: Appointment | null, now: Appointment | null, called: { job: string }) {
  if (!now) return [t('Job cancelled: {job}', called), t('You no longer have this job.')] as const;
  return told
    ? ([t('Job changed: {job}', called), t('This job has changed. Now it is:')] as const)
    : ([t('New job: {job}', called), t('You have a new job.')] as const);
}

const whenOf = ({ date, time }: Appointment): string => enumerated([longDate(date), time]);

const factsOf = (job: Appointment, before: string, started?: string): Fact[] => {
  const { starts = '', guests, from, to, hotel } = job;
  const all: Fact[] = [
    [t('Date'), whenOf(job)],
    [t('Before'), before],
    [t('Starts'), started && starts && started !== starts ? `${started} → ${starts}` : starts],
    [t('Guests'), withGroup(String(guests), { ...job, numberOfGuests: guests })],
    [t('From'), from],
    [t('To'), to],
    [t('Hotel'), hotel],
    ...extraFacts(job),
  ];
  return all.filter(([, value]) => value !== '');
};
