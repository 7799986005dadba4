import { runInNewContext } from 'node:vm';
import { icalDomain, type Stay } from '@selasar/domain';
import ICAL from 'ical.js';
import { baliDay, baliStay } from './baliStay.ts';

/** A stay at the portal, within the nights that are asked for. */
export interface FeedStay extends Stay {
  uid: string;
}

export interface ReadCalendar {
  stays: FeedStay[];
  /** How many events could not be read. */
  unreadable: number;
}

/** Bounds of what a calendar may ask of us: the time to read it, and how often its events repeat, all together. */
export const bounds = { milliseconds: 20_000, repetitions: 50_000 };

/**
 * The stays of a calendar that have nights in the window. A calendar can be made to never come to an end, as with a rule
 * that no day fulfils: so it is read within a time. Throws for what is no calendar, or takes too long.
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

/** Each repetition takes one away from what is left. */
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
  /** Those of its repetitions that are told apart. */
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
  // One that is told apart from nothing stands for itself.
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

const uidOf = (component: ICAL.Component): string => textOf(component, 'uid');

/** Whether an event takes nights: it takes place, and is not our own that came back through a portal. */
const takesNights = (component: ICAL.Component): boolean =>
  textOf(component, 'status').toUpperCase() !== 'CANCELLED' &&
  textOf(component, 'transp').toUpperCase() !== 'TRANSPARENT' &&
  !uidOf(component).toLowerCase().endsWith(`@${icalDomain}`);

function* staysOf(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  window: Stay,
  budget: Budget,
): Generator<FeedStay> {
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
  const repetitions = event.iterator();
  for (let next = repetitions.next(); next; next = repetitions.next()) {
    budget.repetitions -= 1;
    if (budget.repetitions < 0) throw new TooManyRepetitions('Its events repeat too often.');
    if (baliDay(next) >= window.endDate) return;
    yield event.getOccurrenceDetails(next);
  }
}

/** The part of a stay that lies in the window, if any does. */
function within({ startDate, endDate }: Stay, window: Stay): Stay | undefined {
  const part = {
    startDate: startDate > window.startDate ? startDate : window.startDate,
    endDate: endDate < window.endDate ? endDate : window.endDate,
  };
  return part.startDate < part.endDate ? part : undefined;
}
