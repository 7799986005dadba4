import { calendarFile, company } from '@selasar/domain';
import type { PlannedRequest } from '@selasar/domain';

/** Downloads the requests as a calendar file. */
export function addToCalendar(requests: readonly PlannedRequest[], tripHref: string): void {
  const file = new Blob([calendarFile(requests, { tripHref, now: new Date() })], {
    type: 'text/calendar;charset=utf-8',
  });
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = `${company.fileName.toLowerCase()}.ics`;
  link.click();
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
