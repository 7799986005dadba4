import { company } from '@selasar/domain/core';
import { calendarFile, type PlannedRequest } from '@selasar/domain/trips';

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
