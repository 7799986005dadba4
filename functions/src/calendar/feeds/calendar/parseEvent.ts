import { createContext, runInContext } from 'node:vm';
import { isCivilDate } from '@selasar/domain/core';
import ICAL from 'ical.js';

/** Nothing else is read: addresses and descriptions are what is malformed most often. */
const readProperties = new Set([
  'uid',
  'sequence',
  'status',
  'transp',
  'dtstart',
  'dtend',
  'duration',
  'recurrence-id',
  'rrule',
  'rdate',
  'exdate',
  'summary',
]);
const dates = new Set(['dtstart', 'dtend', 'recurrence-id']);
const listsOfDates = new Set(['rdate', 'exdate']);

export interface ParsedEvent {
  component: ICAL.Component;
  broken: ReadonlySet<string>;
}

export function parseEvent(lines: readonly string[], calendar: ICAL.Component): ParsedEvent {
  const component = new ICAL.Component('vevent');
  // Its zones are looked up there.
  component.parent = calendar;
  const broken = new Set<string>();
  for (const line of lines) {
    const name = nameOf(line);
    if (!readProperties.has(name)) continue;
    let property: ICAL.Property | undefined;
    try {
      property = ICAL.Property.fromString(plain(name, line));
      component.addProperty(property);
      property.getValues();
    } catch {
      if (property) component.removeProperty(property);
      broken.add(name);
    }
  }
  return { component, broken };
}

export const nameOf = (line: string): string => (/^[\w-]+/.exec(line)?.[0] ?? '').toLowerCase();

/** A rule in the months of another calendar (RFC 7529), which the parser would take for Gregorian ones. */
const otherCalendar = /RSCALE=(?!GREGORIAN)|BYMONTH=[^;]*L/i;

/** A line with dates, written as the standard has it, whatever its parameters say. */
function plain(name: string, line: string): string {
  if (name === 'rrule' && otherCalendar.test(line)) throw new Error('It is no Gregorian rule.');
  if (!dates.has(name) && !listsOfDates.has(name)) return line;
  const values = line
    .slice(line.lastIndexOf(':') + 1)
    .split(',')
    .map((value) => value.trim().toUpperCase());
  if (listsOfDates.has(name) && values.some((value) => value.includes('/'))) return line;
  if (!values.every(isTime)) throw new Error('There is no such day.');
  const isDay = values.every((value) => !value.includes('T'));
  const zone = zoneIn(line);
  const range = /;RANGE=THISANDFUTURE\b/i.exec(line)?.[0] ?? '';
  const parameters = isDay ? ';VALUE=DATE' : zone ? `;TZID="${zone}"` : '';
  return `${name}${range}${parameters}:${values.join(',')}`;
}

/** '20261210' or '20261210T140000Z', on a day that exists: the parser would make another day of others. */
const isTime = (value: string): boolean =>
  /^\d{8}(T\d{6}Z?)?$/.test(value) &&
  isCivilDate(`${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}`);

/** Also one whose quote is not closed. */
const zoneIn = (line: string): string | undefined =>
  (/;TZID="([^"]*)"/i.exec(line) ?? /;TZID="?([^";:]*)/i.exec(line))?.[1];

const sandbox = createContext({ work: undefined });

/** Ends work that may never end by itself, such as a recurrence on a day that does not exist. */
export function inTime<Result>(milliseconds: number, work: () => Result): Result {
  sandbox['work'] = work;
  return runInContext('work()', sandbox, { timeout: milliseconds }) as Result;
}

/** A zone that makes no sense is left out: its times count as written. */
export function calendarWithZones(
  zones: readonly string[][],
  milliseconds: number,
): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  for (const lines of zones) {
    try {
      const zone = parseZone(lines);
      inTime(milliseconds, () => new ICAL.Timezone(zone).utcOffset(ICAL.Time.now()));
      calendar.addSubcomponent(zone);
    } catch {
      continue;
    }
  }
  return calendar;
}

const needed = ['dtstart', 'tzoffsetfrom', 'tzoffsetto'];

function parseZone(lines: readonly string[]): ICAL.Component {
  const known = lines.filter(
    (line) => !/^(rdate|comment|x-)/.test(nameOf(line)) || !line.endsWith(':'),
  );
  const text = ['BEGIN:VTIMEZONE', ...known, 'END:VTIMEZONE'].join('\r\n');
  const zone = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const rules = zone.getAllSubcomponents();
  const isComplete = rules.every((rule) => needed.every((name) => rule.hasProperty(name)));
  if (rules.length === 0 || !isComplete || !zone.hasProperty('tzid'))
    throw new Error('It is no zone.');
  return zone;
}
