import { crewWarningMessages, type CrewWarningCode, type CrewWarningFacts } from './messages.ts';
import { canBe, type CrewMember, type CrewRole } from './crewMember.ts';
import { clockAt, wayMinutes, type PlannedJob } from './plannedJob.ts';

export type CrewWarning = {
  [Code in CrewWarningCode]: { code: Code; facts: CrewWarningFacts[Code] };
}[CrewWarningCode];

type Candidate = Pick<CrewMember, 'drives' | 'guides' | 'seats' | 'daysOff' | 'active'>;

/**
 * Warnings about assigning a job to a person with these other jobs. They forbid nothing. The job itself may be among
 * the others.
 */
export function crewWarnings(
  member: Candidate,
  role: CrewRole,
  job: PlannedJob,
  others: readonly PlannedJob[],
): CrewWarning[] {
  const inOrder = others
    .filter(({ id }) => id !== job.id)
    .toSorted((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1));
  return [...ofMember(member, role, job), ...inOrder.flatMap((other) => pairWarnings(job, other))];
}

function ofMember({ seats, ...member }: Candidate, role: CrewRole, job: PlannedJob): CrewWarning[] {
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

/** The sentence for staff. */
export function crewWarningText({ code, facts }: CrewWarning): string {
  const words = crewWarningMessages[code] as (facts: CrewWarning['facts']) => string;
  return words(facts);
}
