import { describe, expect, it } from 'vitest';
import { describeSchemas } from '../testing/describeSchemas.ts';
import { at } from '../testing/values.ts';
import { addCalls, callsHealthSchema, callsPlace, lastDay, noCalls } from './calls.ts';
import { functionsHealthSchema, jobRunSchema } from './health.ts';
import { isDueAt, jobs, minutesBetween, type JobName } from './jobs.ts';
import {
  elsewhere,
  judgeAppCheck,
  judgeCalls,
  judgeFaults,
  judgeFunctions,
  judgeMail,
  judgeSite,
  judgeStats,
} from './judge.ts';
import { judgeJob } from './judgeJob.ts';
import { healthLimits as limits } from './limits.ts';
import { worstOf, type HealthPart } from './part.ts';

describeSchemas({
  'the run of a job': {
    schema: jobRunSchema,
    good: {
      startedAt: at,
      endedAt: at,
      result: 'ok',
      code: 'TypeError',
      requestId: '7F3K-2Q',
      lastOkAt: at,
    },
    bad: { startedAt: [undefined, 'now'], result: ['done', undefined], code: [7] },
  },
  'the release of the functions': {
    schema: functionsHealthSchema,
    good: { release: '0a1b2c3d', node: '22.1.0', deployedAt: at },
    bad: { release: [7], node: [undefined], deployedAt: ['today'] },
  },
});

const now = new Date('2026-11-22T12:30:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const hours = (count: number) => before(count * 60);
const stateOf = ({ state, advice }: HealthPart) => {
  // Whatever is not well says what to do.
  if (state === 'look' || state === 'broken') expect(advice).toBeTruthy();
  return state;
};

describe('the calls of a day', () => {
  it('are counted in the document of the day and in its hour, UTC', () => {
    expect(callsPlace(new Date('2026-11-22T23:59:59+08:00'))).toEqual({
      document: 'health/calls-2026-11-22',
      hour: '15',
    });
  });

  it('are those of 24 hours, with the hour that has begun', () => {
    const one = { ...noCalls, answered: 1 };
    const yesterday = callsHealthSchema.parse({ hours: { '11': one, '12': one, '13': one } });
    const today = callsHealthSchema.parse({ hours: { '00': one, '12': one } });
    expect(lastDay(yesterday, today, now)).toEqual({ ...noCalls, answered: 3 });
    expect(lastDay({ hours: {} }, { hours: {} }, now)).toEqual(noCalls);
  });

  it('add up, each kind by itself', () => {
    const some = { answered: 1, refused: 2, failed: 3, slow: 4, withToken: 5 };
    expect(addCalls(some, some)).toEqual({
      answered: 2,
      refused: 4,
      failed: 6,
      slow: 8,
      withToken: 10,
    });
  });
});

describe('how a part is', () => {
  it.each([
    [{}, 'unknown'],
    [{ provenAt: hours(limits.provenHours), lastDrift: 0 }, 'well'],
    [{ provenAt: hours(1), lastDrift: 1 }, 'look'],
    [{ provenAt: before(limits.provenHours * 60 + 1), lastDrift: 0 }, 'broken'],
  ] as const)('the figures, %j: %s', (stats, state) => {
    expect(stateOf(judgeStats(stats, now))).toBe(state);
  });

  const waits = (minutes: number) => [{ createdAt: before(1) }, { createdAt: before(minutes) }];
  it.each([
    [[], 0, 'well'],
    [waits(limits.mailWaitsMinutes), 0, 'well'],
    [waits(limits.mailWaitsMinutes + 1), 0, 'look'],
    [waits(limits.mailStuckMinutes + 1), 0, 'broken'],
    [[], 1, 'look'],
    [waits(limits.mailStuckMinutes + 1), 1, 'broken'],
  ] as const)('mails, %#: %s', (waiting, failed, state) => {
    expect(stateOf(judgeMail({ waiting, failed }, now))).toBe(state);
  });

  it('of mails the refused ones and the oldest are told', () => {
    const waiting = [...waits(20), { createdAt: before(5), nextTryAt: now }];
    expect(judgeMail({ waiting, failed: 2 }, now)).toMatchObject({
      figure: '3 waiting, 1 of them refused, 2 failed',
      since: before(20),
    });
  });

  it.each([
    [0, 0, 0, 'unknown'],
    [5, 0, 0, 'well'],
    [5, 1, 0, 'look'],
    [1000, 9, 0, 'well'],
    [1000, 11, 0, 'look'],
    [100, 6, 0, 'broken'],
    [100, 0, 10, 'look'],
  ])('calls, %i answered, %i failed, %i slow: %s', (answered, failed, slow, state) => {
    expect(stateOf(judgeCalls({ ...noCalls, answered, failed, slow }))).toBe(state);
  });

  it.each([
    [0, 0, 'unknown'],
    [19, 19, 'unknown'],
    [100, 98, 'well'],
    [100, 97, 'look'],
  ])('App Check, %i calls, %i with a token: %s', (answered, withToken, state) => {
    expect(stateOf(judgeAppCheck({ ...noCalls, answered, withToken }, false))).toBe(state);
    expect(judgeAppCheck({ ...noCalls, answered, withToken }, true).state).toBe('unknown');
  });

  it('what was never heard of is not known, and says what to do', () => {
    for (const part of [judgeFunctions(undefined), ...elsewhere]) {
      expect(part).toMatchObject({ state: 'unknown', advice: expect.any(String) });
    }
  });

  it('versions', () => {
    const functions = { release: '0a1b2c3d', node: '22.1.0', deployedAt: at };
    expect(judgeFunctions(functions)).toMatchObject({ state: 'well', since: at });
    expect(judgeSite('Bx1', false)).toMatchObject({ state: 'well', figure: 'Release Bx1' });
    expect(stateOf(judgeSite('Bx1', true))).toBe('look');
    expect(judgeSite(undefined, false).figure).toBe('A version under development');
  });

  it('errors', () => {
    expect(stateOf(judgeFaults(0))).toBe('well');
    expect(stateOf(judgeFaults(1))).toBe('look');
  });

  it('the worst decides', () => {
    const parts = (...states: HealthPart['state'][]) =>
      states.map((state) => ({ name: '', state, figure: '' }));
    expect(worstOf(parts('well', 'unknown', 'look', 'broken'))).toBe('broken');
    expect(worstOf(parts('well', 'look', 'unknown'))).toBe('look');
    expect(worstOf(parts('well', 'unknown'))).toBe('unknown');
    expect(worstOf(parts('well'))).toBe('well');
    expect(worstOf([])).toBe('unknown');
  });
});

describe('how a job is', () => {
  const late = limits.jobLateMinutes;
  const daily = 24 * 60;
  it.each([
    ['sweepOutbox', 1],
    ['retryMails', 1],
    ['readFeeds', 60],
    ['recountStats', 360],
    ['remindGuests', daily],
  ] as const)('%s runs every %i minutes, and is late afterwards', (job, minutes) => {
    expect(minutesBetween(job)).toBe(minutes);
    const ran = (ago: number) => ({
      startedAt: before(ago),
      endedAt: before(ago),
      result: 'ok' as const,
    });
    expect(stateOf(judgeJob(job, ran(minutes + late), now))).toBe('well');
    expect(stateOf(judgeJob(job, ran(minutes + late + 1), now))).toBe('broken');
  });

  it('a job of some hours is due in those, and another each time', () => {
    const dueAt = (hour: number) => names.filter((job) => isDueAt(job, hour));
    expect(dueAt(17)).toEqual([...always, 'remindGuests']);
    expect(dueAt(6)).toEqual([...always, 'recountStats', 'proveSeats']);
    expect(dueAt(7)).toEqual(always);
  });
  const names = Object.keys(jobs) as JobName[];
  const always = ['sweepOutbox', 'retryMails', 'readFeeds', 'reconcileRoles'];

  it.each(Object.keys(jobs) as JobName[])('%s that never ran, runs, hangs or failed', (job) => {
    const run = { startedAt: before(1), requestId: '7F3K-2Q' };
    const hangs = { startedAt: before(late + 1), result: 'running' } as const;
    expect(judgeJob(job, undefined, now)).toMatchObject({
      state: 'unknown',
      advice: expect.any(String),
    });
    expect(stateOf(judgeJob(job, { ...run, result: 'running' }, now))).toBe('well');
    expect(stateOf(judgeJob(job, hangs, now))).toBe('look');
    const failed = judgeJob(job, { ...run, result: 'failed', code: 'TypeError' }, now);
    expect(stateOf(failed)).toBe('broken');
    expect(failed.figure).toBe('Failed: TypeError (code 7F3K-2Q)');
  });
});
