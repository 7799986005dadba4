import { company } from './company.ts';
import type { CivilDate } from './dates.ts';

// Writes calendars by RFC 5545.

/** The UIDs of our own events end with it: they are recognised when a portal returns them. */
export const icalDomain = company.email.slice(company.email.indexOf('@') + 1);

/** 'yyyyMMdd' */
export const icalDate = (date: CivilDate): string => date.replaceAll('-', '');

/** 'yyyyMMddTHHmmssZ' */
export const icalInstant = (instant: Date): string =>
  instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

export const icalText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`);

/** It must not contain a quote. */
export const icalParameter = (text: string): string => (/[:;,]/.test(text) ? `"${text}"` : text);

export const icalCalendar = (lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icalText(company.name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const mostBytes = 75;

function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8Bytes(character);
    if (bytes + size > mostBytes) {
      lines.push(current);
      [current, bytes] = [' ', 1];
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

function utf8Bytes(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
