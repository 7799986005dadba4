import { isCivilDate, type CivilDate } from '@selasar/domain/core';
import type { CrewMember, Job } from '@selasar/domain/crew';
import { requestStatus } from '@selasar/domain/requests';
import { paths } from '../../paths.ts';
import { withParams } from '../common/withParams.ts';

export interface DayFilter {
  /** The id of a driver, or `noDriver`; undefined is everybody. */
  driver: string | undefined;
  openOnly: boolean;
}

/** In place of a driver's id: the jobs that need a driver and have none. */
export const noDriver = 'none';

/** Days outside these limits are typing errors in the URL. */
const [first, last] = ['2000-01-01', '2099-12-31'];

export function readDate(text: string | undefined, today: CivilDate): CivilDate | undefined {
  if (text === undefined) return today;
  return isCivilDate(text) && first <= text && text <= last ? text : undefined;
}

/** Today's address has no date, so it moves on with the clock. */
export const addressOf = (date: CivilDate, today: CivilDate): string =>
  paths.admin.day(date === today ? undefined : date);

export const readFilter = (params: URLSearchParams): DayFilter => ({
  driver: params.get('driver') ?? undefined,
  openOnly: params.get('show') === 'open',
});

export const writeFilter = (
  params: URLSearchParams,
  { driver, openOnly }: DayFilter,
): URLSearchParams => withParams(params, { driver, show: openOnly ? 'open' : undefined });

export const isDriven = ({ part }: Pick<Job, 'part'>): boolean =>
  part === 'tour' || part === 'transfer';

const isOf = (job: Job, driver: string): boolean =>
  driver === noDriver ? isDriven(job) && !job.driverId : job.driverId === driver;

export const filtered = (jobs: readonly Job[], { driver, openOnly }: DayFilter): Job[] =>
  jobs.filter(
    (job) => (driver === undefined || isOf(job, driver)) && !(openOnly && job.tick !== undefined),
  );

export function countsText(jobs: readonly Job[]): string {
  const count = (holds: (job: Job) => boolean) => jobs.filter(holds).length;
  const counts: [number, string][] = [
    [count(({ tick }) => tick?.what === 'done'), 'done'],
    [count(({ tick }) => tick?.what === 'no-show'), 'no-show'],
    [count(({ status }) => requestStatus[status].isWaiting), 'not confirmed'],
  ];
  const shown = counts.filter(([number, name]) => number > 0 || name === 'done');
  return [
    `${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'}`,
    ...shown.map(([number, name]) => `${number} ${name}`),
  ].join(', ');
}

export type CrewById = ReadonlyMap<string, CrewMember>;

export interface DriverOfDay {
  id: string;
  name: string;
  phone: string | undefined;
  jobs: readonly Job[];
}

export function driversOf(jobs: readonly Job[], crew: CrewById): DriverOfDay[] {
  const ids = [...new Set(jobs.flatMap(({ driverId }) => driverId ?? []))];
  return ids
    .map((id) => ({
      id,
      name: crew.get(id)?.name ?? 'Not in the crew',
      phone: crew.get(id)?.phone || undefined,
      jobs: jobs.filter(({ driverId }) => driverId === id),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
