import { runInContext, createContext } from 'node:vm';
import ICAL from 'ical.js';
import { nameOf } from './parseEvent.ts';

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
