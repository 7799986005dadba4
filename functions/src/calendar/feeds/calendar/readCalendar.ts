import { runInNewContext } from 'node:vm';
import { icalDomain, isCivilDate, type Stay } from '@selasar/domain';
import ICAL from 'ical.js';
import { baliDay, baliStay } from './baliStay.ts';

/** A stay booked at the portal, cut to the requested window. */
export interface FeedStay extends Stay {
  uid: string;
}

export interface ReadCalendar {
  stays: FeedStay[];
  /** The number of events that could not be read. */
  unreadable: number;
}

/** Limits of reading one calendar: the time, and the number of repetitions of all its events together. */
export const bounds = { milliseconds: 20_000, repetitions: 50_000 };

/**
 * The stays of a calendar that have nights in the window. A calendar can loop forever, for example with a recurrence
 * rule that no day matches; therefore reading has a time limit. Throws if the text is no calendar or takes too long.
 */
export const readCalendar = (
  text: string,
  window: Stay,
  { milliseconds, repetitions } = bounds,
): ReadCalendar =>
  runInNewContext(
    'read()',
    { read: () => read(text, window, repetitions) },
    {
      timeout: milliseconds,
    },
  ) as ReadCalendar;

/** The repetitions left; each one subtracts one. */
interface Budget {
  repetitions: number;
}

class TooManyRepetitions extends Error {}

function read(text: string, window: Stay, repetitions: number): ReadCalendar {
  const budget = { repetitions };
  const stays: FeedStay[] = [];
  let unreadable = 0;
  for (const { component, exceptions } of eventsIn(text)) {
    try {
      for (const stay of staysOf(component, exceptions, window, budget)) stays.push(stay);
    } catch (error) {
      if (error instanceof TooManyRepetitions) throw error;
      unreadable += 1;
    }
  }
  return { stays, unreadable };
}

interface EventParts {
  component: ICAL.Component;
  /** Occurrences that override the recurrence. */
  exceptions: ICAL.Component[];
}

function eventsIn(text: string): EventParts[] {
  const parsed: unknown[] = ICAL.parse(text) as unknown[];
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
  if (calendars.length === 0 || calendars.some(([name]) => name !== 'vcalendar')) {
    throw new Error('It is no calendar.');
  }
  const components = calendars.flatMap((calendar) =>
    new ICAL.Component(calendar).getAllSubcomponents('vevent'),
  );
  const masters: ICAL.Component[] = [];
  const exceptions = new Map<string, ICAL.Component[]>();
  for (const component of components) {
    const uid = uidOf(component);
    const isException = component.hasProperty('recurrence-id');
    const listed = exceptions.get(uid);
    if (!isException) masters.push(component);
    else if (listed) listed.push(component);
    else exceptions.set(uid, [component]);
  }
  const known = new Set(masters.map(uidOf));
  // An override without its recurring event counts as a single event.
  const alone = [...exceptions].flatMap(([uid, parts]) => (known.has(uid) ? [] : parts));
  return [
    ...masters.map((component) => ({
      component,
      exceptions: exceptions.get(uidOf(component)) ?? [],
    })),
    ...alone.map((component) => ({ component, exceptions: [] })),
  ];
}

const textOf = (component: ICAL.Component, property: string): string =>
  String(component.getFirstPropertyValue(property) ?? '');

const timesOf = (component: ICAL.Component, property: string): ICAL.Time[] =>
  component.getAllProperties(property).flatMap((one) => one.getValues() as ICAL.Time[]);

const uidOf = (component: ICAL.Component): string => textOf(component, 'uid');

/**
 * Whether an event takes nights: it is neither cancelled nor transparent, and not one of ours that a portal returned.
 */
const takesNights = (component: ICAL.Component): boolean =>
  textOf(component, 'status').toUpperCase() !== 'CANCELLED' &&
  textOf(component, 'transp').toUpperCase() !== 'TRANSPARENT' &&
  !uidOf(component).toLowerCase().endsWith(`@${icalDomain}`);

/** Throws if it begins or ends on no existing day: the parser would make another day of it. */
function refuseNoDay(component: ICAL.Component): void {
  for (const name of ['dtstart', 'dtend']) {
    const value: unknown = component.getFirstProperty(name)?.toJSON()[3];
    if (typeof value === 'string' && !isCivilDate(value.slice(0, 10)))
      throw new Error('There is no such day.');
  }
}

function* staysOf(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  window: Stay,
  budget: Budget,
): Generator<FeedStay> {
  refuseNoDay(component);
  const event = new ICAL.Event(component, { exceptions });
  for (const { startDate, endDate, item } of occurrencesOf(event, window, budget)) {
    if (!takesNights(item.component)) continue;
    const stay = within(baliStay(startDate, endDate), window);
    if (stay) yield { ...stay, uid: uidOf(component).slice(0, 300) || Object.values(stay).join() };
  }
}

type Occurrence = Pick<
  ReturnType<ICAL.Event['getOccurrenceDetails']>,
  'startDate' | 'endDate' | 'item'
>;

function* occurrencesOf(event: ICAL.Event, window: Stay, budget: Budget): Generator<Occurrence> {
  if (!event.isRecurring() || event.isRecurrenceException()) {
    yield { startDate: event.startDate, endDate: event.endDate, item: event };
    return;
  }
  // With extra days but no rule, the parser leaves out the first one.
  const { startDate, component } = event;
  const isFirst = (time: ICAL.Time) => time.compare(startDate) === 0;
  const leavesOut = !component.hasProperty('rrule');
  if (leavesOut && !timesOf(component, 'exdate').some(isFirst)) {
    yield event.getOccurrenceDetails(startDate);
  }
  const repetitions = event.iterator();
  for (let next = repetitions.next(); next; next = repetitions.next()) {
    budget.repetitions -= 1;
    if (budget.repetitions < 0) throw new TooManyRepetitions('Its events repeat too often.');
    if (baliDay(next) >= window.endDate) return;
    if (leavesOut && isFirst(next)) continue;
    yield event.getOccurrenceDetails(next);
  }
}

/** The part of a stay inside the window, if any. */
function within({ startDate, endDate }: Stay, window: Stay): Stay | undefined {
  const part = {
    startDate: startDate > window.startDate ? startDate : window.startDate,
    endDate: endDate < window.endDate ? endDate : window.endDate,
  };
  return part.startDate < part.endDate ? part : undefined;
}
