import {
  addDays,
  type CivilDate,
  icalDomain,
  nightsBetween,
  shortDate,
  type Stay,
  withoutMarks,
} from '@selasar/domain/core';
import ICAL from 'ical.js';
import { baliDay, baliStay } from './baliStay.ts';
import { calendarWithZones, inTime, type ParsedEvent, parseEvent } from './parseEvent.ts';
import { splitCalendar } from './splitCalendar.ts';

export interface FeedStay extends Stay {
  uid: string;
}

export interface ReadCalendar {
  stays: FeedStay[];
  problems: string[];
  unreadable: number;
  free: number;
  far: number;
  late: number;
}

export const emptyCalendar = (): ReadCalendar => {
  const counts = { unreadable: 0, free: 0, far: 0, late: 0 };
  return { stays: [], problems: [], ...counts };
};

export interface Reading {
  window: Stay;
  freeBlocks?: boolean;
  farFrom?: CivilDate | undefined;
}

/** `eventMs` is for one recurrence, `repetitions` for all events of a calendar together. */
export const bounds = { milliseconds: 20_000, eventMs: 5000, repetitions: 50_000 };

/** Throws if the text is no calendar or takes too long. */
export const readCalendar = (text: string, reading: Reading, limits = bounds): ReadCalendar =>
  inTime(limits.milliseconds, () => read(text, reading, { ...limits }));

function read(text: string, reading: Reading, left: typeof bounds): ReadCalendar {
  const calendars = splitCalendar(text);
  if (calendars.length === 0) throw new Error('It is no calendar.');
  const found = emptyCalendar();
  for (const { events, zones, zone, isCancelled, isCut } of calendars) {
    if (isCut) report(found, 'The calendar breaks off before its end.');
    if (isCancelled) continue;
    const parent = calendarWithZones(zones, left.eventMs);
    const parsed = events.map((lines) => parseEvent(lines, parent));
    for (const event of eventsIn(parsed, found)) {
      try {
        addStays(event, { ...reading, zone }, left, found);
      } catch {
        found.unreadable += 1;
        report(found, 'An event has dates that we cannot read.');
      }
    }
  }
  return found;
}

const report = ({ problems }: ReadCalendar, problem: string) => problems.push(problem);

interface EventParts extends ParsedEvent {
  exceptions: ICAL.Component[];
}

function eventsIn(parsed: readonly ParsedEvent[], found: ReadCalendar): EventParts[] {
  const dated = parsed.filter(({ component }, index) => {
    const isDated = component.hasProperty('dtstart');
    if (!isDated && takesPlace(component)) {
      found.unreadable += 1;
      report(found, `${eventName(component, index)} has no date that we can read.`);
    }
    return isDated;
  });
  const latest = latestOf(dated);
  const isException = ({ component }: ParsedEvent) => component.hasProperty('recurrence-id');
  const masters = latest.filter((event) => !isException(event));
  const known = new Set(masters.map(({ component }) => uidOf(component)));
  const exceptions = new Map<string, ICAL.Component[]>();
  const alone: EventParts[] = [];
  for (const event of latest.filter(isException)) {
    const uid = uidOf(event.component);
    // An override without its recurring event counts as a single event.
    if (!known.has(uid)) alone.push({ ...event, exceptions: [] });
    else exceptions.set(uid, [...(exceptions.get(uid) ?? []), event.component]);
  }
  const partsOf = ({ component }: ParsedEvent) => exceptions.get(uidOf(component)) ?? [];
  return [...masters.map((event) => ({ ...event, exceptions: partsOf(event) })), ...alone];
}

/** Some write one uid for all events, and no version. */
function latestOf(events: readonly ParsedEvent[]): ParsedEvent[] {
  const versionOf = ({ component }: ParsedEvent) => Number(textOf(component, 'sequence')) || 0;
  const keyOf = ({ component, broken }: ParsedEvent) =>
    broken.has('recurrence-id')
      ? component
      : `${uidOf(component)} ${textOf(component, 'recurrence-id')}`;
  const latest = new Map<unknown, number>();
  for (const event of events) {
    latest.set(keyOf(event), Math.max(versionOf(event), latest.get(keyOf(event)) ?? 0));
  }
  return events.filter(
    (event) => !uidOf(event.component) || latest.get(keyOf(event)) === versionOf(event),
  );
}

const longestTitle = 60;

function eventName(component: ICAL.Component, index: number): string {
  const title = withoutMarks(textOf(component, 'summary')).replaceAll(/\s+/g, ' ').trim();
  if (title === '') return `Event ${index + 1} of the calendar`;
  return `The event “${title.slice(0, longestTitle)}”`;
}

const textOf = (component: ICAL.Component, property: string): string =>
  String(component.getFirstPropertyValue(property) ?? '');

const timesOf = (component: ICAL.Component, property: string): ICAL.Time[] =>
  component.getAllProperties(property).flatMap((one) => one.getValues() as ICAL.Time[]);

const uidOf = (component: ICAL.Component): string => textOf(component, 'uid');

/** Whether an event is neither cancelled nor one of ours that a portal returned. */
const takesPlace = (component: ICAL.Component): boolean =>
  !/^CANCELL?ED$/i.test(textOf(component, 'status')) &&
  !uidOf(component).toLowerCase().endsWith(`@${icalDomain}`);

const isFree = (component: ICAL.Component): boolean =>
  textOf(component, 'transp').toUpperCase() === 'TRANSPARENT';

interface ZonedReading extends Reading {
  zone: string | undefined;
}

function addStays(
  parts: EventParts,
  { window, freeBlocks = false, farFrom, zone }: ZonedReading,
  left: typeof bounds,
  found: ReadCalendar,
): void {
  const { component } = parts;
  const is = { free: false, far: false, late: false };
  for (const { startDate, endDate, item } of readableOccurrences(parts, window, left, found)) {
    const { isLate, ...days } = baliStay(startDate, endDate, zone);
    const stay = within(days, window);
    if (!stay || !takesPlace(item.component)) continue;
    if (isFree(item.component) && !freeBlocks) is.free = true;
    else if (farFrom !== undefined && stay.startDate >= farFrom) is.far = true;
    else {
      is.late ||= isLate;
      found.stays.push({
        ...stay,
        uid: uidOf(component).slice(0, 300) || Object.values(stay).join(),
      });
    }
  }
  for (const why of ['free', 'far', 'late'] as const) if (is[why]) found[why] += 1;
}

type Occurrence = Pick<
  ReturnType<ICAL.Event['getOccurrenceDetails']>,
  'startDate' | 'endDate' | 'item'
>;

/** At least the first one. Reports what cannot be read. */
function readableOccurrences(
  { component, broken, exceptions }: EventParts,
  window: Stay,
  left: typeof bounds,
  found: ReadCalendar,
): Occurrence[] {
  const event = new ICAL.Event(component, { exceptions });
  const own = { startDate: event.startDate, endDate: event.endDate, item: event };
  const day = () => shortDate(baliDay(own.startDate));
  if (broken.has('dtend') || broken.has('duration')) {
    report(
      found,
      `The end of the stay from ${day()} cannot be read: only its first night is blocked.`,
    );
  }
  const isSingle = !event.isRecurring() || event.isRecurrenceException();
  let isReadable = !broken.has('rrule') && !broken.has('rdate');
  const occurrences: Occurrence[] = isSingle ? [own] : [];
  try {
    // Of a rule on a day that never comes, even the next occurrence takes forever.
    if (!isSingle) inTime(left.eventMs, () => repeat(event, window, left, occurrences));
  } catch {
    isReadable = false;
    // However many of them there are, the time of the calendar is not used up.
    left.eventMs = Math.ceil(left.eventMs / 2);
    if (occurrences.length === 0) occurrences.push(own);
  }
  if (!isReadable) {
    report(
      found,
      `The stay from ${day()} repeats in a way that we cannot read: not all its days are blocked.`,
    );
  }
  return occurrences;
}

function repeat(event: ICAL.Event, window: Stay, left: typeof bounds, found: Occurrence[]): void {
  // The parser leaves out the event's own days if its rule does not name them.
  const { startDate, component } = event;
  const isFirst = (time: ICAL.Time) => time.compare(startDate) === 0;
  if (!timesOf(component, 'exdate').some(isFirst)) {
    found.push(event.getOccurrenceDetails(startDate));
  }
  const repetitions = event.iterator();
  // Of a rule that began long ago, most days are over; an override may have moved one of them to later.
  const first = addDays(
    window.startDate,
    -nightsBetween(baliDay(startDate), baliDay(event.endDate)) - 1,
  );
  const from = Object.keys(event.exceptions).length > 0 ? '' : first;
  for (let next = repetitions.next(); next; next = repetitions.next()) {
    left.repetitions -= 1;
    if (left.repetitions < 0) throw new Error('It repeats too often.');
    const day = baliDay(next);
    if (day >= window.endDate) return;
    if (day < from || isFirst(next)) continue;
    found.push(event.getOccurrenceDetails(next));
  }
}

function within({ startDate, endDate }: Stay, window: Stay): Stay | undefined {
  const part = {
    startDate: startDate > window.startDate ? startDate : window.startDate,
    endDate: endDate < window.endDate ? endDate : window.endDate,
  };
  return part.startDate < part.endDate ? part : undefined;
}
