import { healthAdvice as advice } from '../words/health.ts';
import type { JobRun } from './health.ts';
import { jobs, minutesBetween, type JobName } from './jobs.ts';
import { healthLimits } from './limits.ts';
import type { HealthPart } from './part.ts';

/** How a job is, by its last run. No job may take longer than `jobLateMinutes`. */
export function judgeJob(job: JobName, run: JobRun | undefined, now: Date): HealthPart {
  const { what } = jobs[job];
  const name = `${what} (${job})`;
  if (!run) return { name, state: 'unknown', figure: 'Never ran', advice: advice.jobNever };
  const { startedAt, endedAt, result, code, requestId } = run;
  const since = endedAt ?? startedAt;
  const minutes = (now.getTime() - startedAt.getTime()) / 60_000;
  const by = requestId ? ` (code ${requestId})` : '';
  if (result === 'failed') {
    const figure = `Failed: ${code ?? 'not known why'}${by}`;
    return { name, state: 'broken', figure, since, advice: advice.jobFailed };
  }
  if (minutes > minutesBetween(job) + healthLimits.jobLateMinutes) {
    return { name, state: 'broken', figure: 'Late', since, advice: advice.jobLate };
  }
  if (result === 'running' && minutes > healthLimits.jobLateMinutes) {
    return {
      name,
      state: 'look',
      figure: `Began, and did not end${by}`,
      since,
      advice: advice.jobHangs,
    };
  }
  return { name, state: 'well', figure: result === 'running' ? 'Runs now' : 'Done', since };
}
