import { messageOf } from '../../scripts/suite/progress.ts';
import { firebaseOutput } from './firebase.ts';

const daySeconds = 24 * 60 * 60;
/** Firestore allows one schedule of each kind. */
const schedules = [
  { recurrence: 'DAILY', days: 7, more: [] },
  { recurrence: 'WEEKLY', days: 98, more: ['--day-of-week', 'SUNDAY'] },
] as const;

const guards = ['POINT_IN_TIME_RECOVERY', 'DELETE_PROTECTION'];

/** A schedule in the table that firebase-tools prints. */
const row =
  /Name\W+(?<name>projects\/\S+)[^]*?Retention\W+(?<seconds>\d+)s[^]*?Recurrence\W+(?<recurrence>\w+)/g;

/**
 * Enables daily and weekly backups, point-in-time recovery, and delete protection of the database. Changes nothing that is
 * enabled already.
 */
export async function scheduleBackups(project: string): Promise<void> {
  const run = (command: string, ...args: string[]) =>
    firebaseOutput(project, `firestore:${command}`, ...args);
  try {
    const database = await run('databases:get', '(default)');
    if (!guards.every((guard) => database.includes(`${guard}_ENABLED`))) {
      const both = ['--point-in-time-recovery', 'ENABLED', '--delete-protection', 'ENABLED'];
      await run('databases:update', '(default)', ...both);
    }
    const listed = await run('backups:schedules:list');
    const found = [...listed.matchAll(row)].map(({ groups = {} }) => groups);
    for (const { recurrence, days, more } of schedules) {
      const retention = ['--retention', `${days}d`];
      const there = found.find((each) => each['recurrence'] === recurrence);
      if (!there) {
        await run('backups:schedules:create', '--recurrence', recurrence, ...more, ...retention);
      } else if (Number(there['seconds']) !== days * daySeconds) {
        await run('backups:schedules:update', there['name'] ?? '', ...retention);
      }
    }
  } catch (error) {
    throw new Error(
      `${messageOf(error)}\nNot all backups are enabled, and nothing was deployed. Please run the same ` +
        "command again; if a permission is missing, give this account the role 'Cloud Datastore Owner'.",
      { cause: error },
    );
  }
}
