import { type CivilDate, clockAt, dayAndMonth } from '../core/dates.ts';
import { canBe, type CrewMember, type CrewRole } from './crewMember.ts';
import { type PlannedJob, wayMinutes } from './plannedJob.ts';

interface CrewWarningFacts {
  'has-left': object;
  'does-not-drive': object;
  'does-not-guide': object;
  'day-off': { date: CivilDate };
  'too-few-seats': { seats: number; people: number };
  /** 'HH:mm' */
  'two-at-once': { what: string; from: string; until: string };
  /** Minutes that are there, and that the way takes. */
  'way-too-long': { what: string; minutes: number; needed: number };
}
type CrewWarningCode = keyof CrewWarningFacts;

export type CrewWarningMessages = {
  [Code in CrewWarningCode]: (facts: CrewWarningFacts[Code]) => string;
};

const crewWarningMessages: CrewWarningMessages = {
  'has-left': () => 'Does not work here any more.',
  'does-not-drive': () => 'Does not drive.',
  'does-not-guide': () => 'Does not guide.',
  'day-off': ({ date }) => `Has a day off on ${dayAndMonth(date)}.`,
  'too-few-seats': ({ seats, people }) =>
    `The car has ${seats === 1 ? 'one seat' : `${seats} seats`} for ${people} guests.`,
  'two-at-once': ({ what, from, until }) =>
    `Two jobs at once: ${what} is from about ${from} to ${until}.`,
  'way-too-long': ({ what, minutes, needed }) =>
    `The way to or from ${what} takes about ${needed} minutes, and there are ${minutes}.`,
};

export type CrewWarning = {
  [Code in CrewWarningCode]: { code: Code; facts: CrewWarningFacts[Code] };
}[CrewWarningCode];

type Assignee = Pick<CrewMember, 'drives' | 'guides' | 'seats' | 'daysOff' | 'active'>;

/** Warnings forbid nothing. The job itself may be among the others. */
export function crewWarnings(
  member: Assignee,
  role: CrewRole,
  job: PlannedJob,
  others: readonly PlannedJob[],
): CrewWarning[] {
  const inOrder = others
    .filter(({ id }) => id !== job.id)
    .toSorted((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1));
  return [...ofMember(member, role, job), ...inOrder.flatMap((other) => pairWarnings(job, other))];
}

function ofMember({ seats, ...member }: Assignee, role: CrewRole, job: PlannedJob): CrewWarning[] {
  const warnings: CrewWarning[] = [];
  if (!member.active) warnings.push({ code: 'has-left', facts: {} });
  if (!canBe(member, role)) {
    warnings.push({ code: role === 'driver' ? 'does-not-drive' : 'does-not-guide', facts: {} });
  }
  if (member.daysOff.includes(job.date)) {
    warnings.push({ code: 'day-off', facts: { date: job.date } });
  }
  const { people } = job;
  if (role === 'driver' && seats !== undefined && people > seats) {
    warnings.push({ code: 'too-few-seats', facts: { seats, people } });
  }
  return warnings;
}

function pairWarnings(job: PlannedJob, other: PlannedJob): CrewWarning[] {
  const { what } = other;
  const [first, second] = job.start <= other.start ? [job, other] : [other, job];
  const minutes = second.start - first.end;
  if (minutes < 0) {
    const facts = { what, from: clockAt(other.start), until: clockAt(other.end) };
    return [{ code: 'two-at-once', facts }];
  }
  const needed = wayMinutes(first.to, second.from);
  return minutes < needed ? [{ code: 'way-too-long', facts: { what, minutes, needed } }] : [];
}

export function crewWarningText({ code, facts }: CrewWarning): string {
  const words = crewWarningMessages[code] as (facts: CrewWarning['facts']) => string;
  return words(facts);
}
