import { type Rhythm, rhythms } from '@selasar/domain/core';
import { PROJECT_ID } from './root.ts';

const functionOf: Readonly<Record<Rhythm, string>> = { minute: 'everyMinute', hour: 'everyHour' };
const msOf: Readonly<Record<Rhythm, number>> = { minute: 60_000, hour: 3_600_000 };

/** The key of a trigger in the Functions emulator at `host`; its 404 response lists them all, newest last. */
export async function triggerKey(host: string, functionName: string): Promise<string> {
  const url = `http://${host}/functions/projects/${PROJECT_ID}/triggers/-`;
  const answer = await fetch(url, { method: 'POST' });
  const keys = (await answer.text()).split(/[\s,]+/);
  const key = keys.findLast((candidate) => candidate.includes(functionName));
  if (!key) throw new Error(`The suite has no trigger ${functionName}.`);
  return key;
}

/** Runs a scheduled function now. Throws if it fails. */
export async function runJob(host: string, functionName: string): Promise<void> {
  const url = `http://${host}/functions/projects/${PROJECT_ID}/triggers`;
  const answer = await fetch(`${url}/${await triggerKey(host, functionName)}`, { method: 'POST' });
  if (!answer.ok)
    throw new Error(`${functionName} answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Runs the scheduled functions of a suite at each full minute and hour, as Cloud Scheduler does, which has no emulator here:
 * gathered mails leave, and calendars of portals are read. A failure is in the suite's log.
 */
export function playSchedules(host: string): void {
  for (const rhythm of Object.keys(rhythms) as Rhythm[]) playNext(host, rhythm);
}

function playNext(host: string, rhythm: Rhythm): void {
  const play = async () => {
    await runJob(host, functionOf[rhythm]).catch(() => undefined);
    playNext(host, rhythm);
  };
  setTimeout(() => void play(), msOf[rhythm] - (Date.now() % msOf[rhythm])).unref();
}
