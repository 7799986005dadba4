import { company } from './company.ts';
import type { CivilDate } from './dates.ts';

// How RFC 5545 writes a calendar. The villas' calendars for other portals and the guests' files are written with it.

/** What the names of our own events end with: a portal that gives them back is known by it. */
export const icalDomain = company.email.slice(company.email.indexOf('@') + 1);

/** 'yyyyMMdd' */
export const icalDate = (date: CivilDate): string => date.replaceAll('-', '');

/** 'yyyyMMddTHHmmssZ' */
export const icalInstant = (instant: Date): string =>
  instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A text in a line; characters that end lines cannot come in one. */
export const icalText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`);

/** The value of a parameter, in quotes where it needs them; it cannot have a quote of its own. */
export const icalParameter = (text: string): string => (/[:;,]/.test(text) ? `"${text}"` : text);

/** A calendar with these lines in it, of which none is folded yet. */
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

/** A line has at most 75 bytes; what is longer goes on in the next one, after a space. No character is cut. */
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

/** Of one character. */
function utf8Bytes(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
