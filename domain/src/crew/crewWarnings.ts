import { crewWarningMessages } from './messages.ts';
import type { CivilDate } from '../core/dates.ts';
import { canBe, type CrewMember, type CrewRole } from './crewMember.ts';
import { clockAt, wayMinutes, type PlannedJob } from './plannedJob.ts';

/** The facts of each warning, by its code: what its sentence needs. */
export interface CrewWarningFacts {
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
export type CrewWarningCode = keyof CrewWarningFacts;
export type CrewWarning = {
  [Code in CrewWarningCode]: { code: Code; facts: CrewWarningFacts[Code] };
}[CrewWarningCode];

type RequestVerdict = Pick<CrewMember, 'drives' | 'guides' | 'seats' | 'daysOff' | 'active'>;

/**
 * What speaks against giving a job to somebody who has these others. It warns, and forbids nothing. The job itself may be
 * among the others.
 */
export function crewWarnings(
  member: RequestVerdict,
  role: CrewRole,
  job: PlannedJob,
  others: readonly PlannedJob[],
): CrewWarning[] {
  const inOrder = others
    .filter(({ id }) => id !== job.id)
    .toSorted((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1));
  return [...ofMember(member, role, job), ...inOrder.flatMap((other) => ofBoth(job, other))];
}

function ofMember(
  { seats, ...member }: RequestVerdict,
  role: CrewRole,
  job: PlannedJob,
): CrewWarning[] {
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

function ofBoth(job: PlannedJob, other: PlannedJob): CrewWarning[] {
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

/** The sentence for staff. */
export function crewWarningText({ code, facts }: CrewWarning): string {
  const words = crewWarningMessages[code] as (facts: CrewWarning['facts']) => string;
  return words(facts);
}
