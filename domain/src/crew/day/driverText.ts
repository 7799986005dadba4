import { longDate, type CivilDate } from '../../core/dates.ts';
import { requestStatus } from '../../requests/requestStatus.ts';
import type { Job, JobSort } from './jobs.ts';

export const sortName: Readonly<Record<JobSort, string>> = {
  tour: 'Tour',
  'check-in': 'Check-in',
  'check-out': 'Check-out',
  arrival: 'Arrival',
  departure: 'Departure',
  transfer: 'Transfer',
};

/** Without staff notes. */
export function driverText(name: string, date: CivilDate, jobs: readonly Job[]): string {
  const head = `${name}, your jobs on ${longDate(date)}:`;
  return [head, ...jobs.map(jobText)].join('\n\n');
}

function jobText(job: Job): string {
  const { time, sort, title, who, guests, hotel, phone, flight, more, status } = job;
  return [
    `${time ?? 'No time yet'} ${sortName[sort]}: ${title}`,
    `${who}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
    ...(hotel ? [`Hotel: ${hotel}`] : []),
    ...(flight ? [`Flight: ${flight}`] : []),
    ...more.map(([label, text]) => `${label}: ${text}`),
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(requestStatus[status].isWaiting ? ['Not confirmed yet'] : []),
  ].join('\n');
}
