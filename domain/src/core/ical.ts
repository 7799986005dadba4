import { company } from './company.ts';
import type { CivilDate } from './dates.ts';

// Writes calendars by RFC 5545: the villas' calendars for other portals, and the guests' files.

/** The UIDs of our own events end with it: they are recognised when a portal returns them. */
export const icalDomain = company.email.slice(company.email.indexOf('@') + 1);

/** 'yyyyMMdd' */
export const icalDate = (date: CivilDate): string => date.replaceAll('-', '');

/** 'yyyyMMddTHHmmssZ' */
export const icalInstant = (instant: Date): string =>
  instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Text as a property value; line breaks are escaped. */
export const icalText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`);

/** The value of a parameter, quoted where necessary; it must not contain a quote. */
export const icalParameter = (text: string): string => (/[:;,]/.test(text) ? `"${text}"` : text);

/** A calendar with these lines, which are not folded yet. */
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

/** Folds a line after at most 75 bytes; the next line begins with a space. No character is cut. */
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

/** Length of one character. */
function utf8Bytes(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
