import type { MailEntry } from '../mail/mailEntry.ts';
import type { StatsOverview } from '../stats/stats.ts';
import { healthAdvice as advice } from '../words/health.ts';
import type { CallCounts } from './calls.ts';
import type { FunctionsHealth } from './health.ts';
import { healthLimits as limits } from './limits.ts';
import type { HealthPart } from './part.ts';

// How the parts are, by what is known of them. `now` decides how old that is.

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const ageOf = (at: Date, now: Date): number => now.getTime() - at.getTime();
const counted = (count: number, name: string): string =>
  `${count} ${name}${count === 1 ? '' : 's'}`;

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** `release` is of the site in this browser. */
export function judgeSite(release: string | undefined, isOutdated: boolean): HealthPart {
  const name = 'Site in this browser';
  const figure = release ? `Release ${release}` : 'A version under development';
  return isOutdated
    ? { name, state: 'look', figure, advice: advice.newerSite }
    : { name, state: 'well', figure };
}

export function judgeFunctions(found: FunctionsHealth | undefined): HealthPart {
  const name = 'Functions';
  if (!found) {
    return { name, state: 'unknown', figure: 'Not known yet', advice: advice.functionsUnknown };
  }
  const { release, node, deployedAt } = found;
  return { name, state: 'well', figure: `Release ${release}, Node.js ${node}`, since: deployedAt };
}

/** What only Google's own pages can tell. */
export const elsewhere: readonly HealthPart[] = [
  { name: 'Rules', state: 'unknown', figure: 'Not known here', advice: advice.rules },
  { name: 'Backups', state: 'unknown', figure: 'Not known here', advice: advice.backups },
  { name: 'Use of quota', state: 'unknown', figure: 'Not known here', advice: advice.quota },
];

export function judgeStats(
  { provenAt, lastDrift = 0 }: Pick<StatsOverview, 'provenAt' | 'lastDrift'>,
  now: Date,
): HealthPart {
  const name = 'Recount of the figures';
  if (!provenAt) return { name, state: 'unknown', figure: 'Never', advice: advice.statsNever };
  const figure = lastDrift === 0 ? 'No drift' : `${counted(lastDrift, 'figure')} had drifted`;
  const part = { name, figure, since: provenAt };
  if (ageOf(provenAt, now) > limits.provenHours * hourMs) {
    return { ...part, state: 'broken', advice: advice.statsOld };
  }
  if (lastDrift > 0) return { ...part, state: 'look', advice: advice.statsDrift };
  return { ...part, state: 'well' };
}

/** Mails that wait, and how many failed within the days that the dashboard tells of. */
export interface MailQueue {
  waiting: readonly Pick<MailEntry, 'createdAt' | 'nextTryAt'>[];
  failed: number;
}

export function judgeMail({ waiting, failed }: MailQueue, now: Date): HealthPart {
  const refused = waiting.filter(({ nextTryAt }) => nextTryAt).length;
  const oldest = waiting.map(({ createdAt }) => createdAt).toSorted((a, b) => +a - +b)[0];
  const part = {
    name: 'Mails',
    figure: `${waiting.length} waiting, ${refused} of them refused, ${failed} failed`,
    since: oldest,
  };
  const waits = oldest ? ageOf(oldest, now) : 0;
  if (waits > limits.mailStuckMinutes * minuteMs) {
    return { ...part, state: 'broken', advice: advice.mailStuck };
  }
  if (failed > 0) return { ...part, state: 'look', advice: advice.mailFailed };
  if (waits > limits.mailWaitsMinutes * minuteMs) {
    return { ...part, state: 'look', advice: advice.mailSlow };
  }
  return { ...part, state: 'well' };
}

/** The calls of the last 24 hours. */
export function judgeCalls({ answered, refused, failed, slow }: CallCounts): HealthPart {
  const name = 'Calls of the last 24 hours';
  const all = answered + refused + failed;
  const figure = `${counted(all, 'call')}: ${failed} failed (${percent.format(failed / (all || 1))}), ${slow} slow, ${refused} refused`;
  if (all < limits.fewCalls) {
    return failed > 0
      ? { name, figure, state: 'look', advice: advice.callsFailed }
      : { name, figure, state: all === 0 ? 'unknown' : 'well' };
  }
  if (failed / all >= limits.callsFailedBadly) {
    return { name, figure, state: 'broken', advice: advice.callsFailed };
  }
  if (failed / all >= limits.callsFailed) {
    return { name, figure, state: 'look', advice: advice.callsFailed };
  }
  if (slow / all >= limits.callsSlow) {
    return { name, figure, state: 'look', advice: advice.callsSlow };
  }
  return { name, figure, state: 'well' };
}

/** Which share of the same calls had a valid token. */
export function judgeAppCheck(
  { answered, refused, failed, withToken }: CallCounts,
  isLocal: boolean,
): HealthPart {
  const name = 'App Check';
  const all = answered + refused + failed;
  const figure =
    all === 0 ? 'No calls yet' : `${percent.format(withToken / all)} of calls with a token`;
  if (isLocal) return { name, figure, state: 'unknown', advice: advice.appCheckLocal };
  if (all < limits.fewCalls) return { name, figure, state: 'unknown' };
  return withToken / all < limits.appCheckShare
    ? { name, figure, state: 'look', advice: advice.appCheckUnset }
    : { name, figure, state: 'well' };
}

/** `open`: kinds of faults seen in the last 24 hours that nobody has taken for mended. */
export const judgeFaults = (open: number): HealthPart => ({
  name: 'Errors seen',
  figure:
    open === 0 ? 'None in the last 24 hours' : `${counted(open, 'kind')} in the last 24 hours`,
  ...(open === 0 ? { state: 'well' } : { state: 'look', advice: advice.faults }),
});
