import { expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import { isDueAt, jobs, type JobName } from './deployment.ts';
import { adminStatsOperations } from '../stats/operations.ts';

describeSchemas({
  'the release of the functions': {
    schema: adminStatsOperations.readRelease.answer,
    good: { release: '0a1b2c3d', node: '22.1.0' },
    bad: { release: [7], node: [undefined] },
  },
});

it('a job with hours is due in those hours, any other job every time', () => {
  const names = Object.keys(jobs) as JobName[];
  const dueAt = (hour: number) => names.filter((job) => isDueAt(job, hour));
  const always = [
    'sweepMailQueue',
    'sendNotices',
    'tellCrew',
    'retryMails',
    'readFeeds',
    'reconcileRoles',
  ];
  expect(dueAt(17)).toEqual([...always, 'remindGuests']);
  expect(dueAt(6)).toEqual([...always, 'recountStats', 'verifySeats']);
  expect(dueAt(7)).toEqual([...always, 'sendMornings']);
  expect(dueAt(8)).toEqual(always);
});
