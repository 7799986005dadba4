import { type Job, jobKey, tickName } from '@selasar/domain/crew';
import { type Tick, undo } from '@selasar/domain/requests';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { tickJob } from '../../data/crew/day.ts';
import { attempt } from '../common/attempt.ts';

/** null opens it again. */
export type TickWhat = Tick['what'] | null;

/** How long an accepted tick is shown before a listener reports it. */
const graceMs = 3000;

export function useTicks(touch: (job: Job) => void) {
  const [running, setRunning] = useState<ReadonlyMap<string, { what: TickWhat }>>(new Map());

  const tick = useMemo(() => {
    const run = async (job: Job, what: TickWhat): Promise<void> => {
      const { kind, id, part, tick: before } = job;
      const seen = before?.what ?? null;
      const called = `${job.who}, ${job.title}`;
      const mine = { what };
      const key = jobKey(job);
      const end = () =>
        setRunning((all) => {
          if (all.get(key) !== mine) return all;
          const after = new Map(all);
          after.delete(key);
          return after;
        });
      setRunning((all) => new Map(all).set(key, mine));
      touch(job);
      const input = { kind, id, part, what, seen };
      const isDone = await attempt((onUnsure) => tickJob(input, onUnsure), {
        failed: `${called}: not ticked`,
        unsure: `${called} is ticked`,
        otherwise: 'Something went wrong, so we do not know whether it was saved.',
      });
      if (!isDone) {
        end();
        return;
      }
      setTimeout(end, graceMs);
      toast.success(what ? tickName[what] : 'Open again', {
        description: called,
        duration: undo.offeredMs,
        action: { label: 'Undo', onClick: () => void run(asTicked(job, what), seen) },
      });
    };
    return run;
  }, [touch]);
  return { running, tick };
}

function asTicked({ tick: before, ...job }: Job, what: TickWhat): Job {
  if (what === null) return job;
  return { ...job, tick: { by: '', at: new Date(), ...before, what } };
}

export function pendingTick(
  running: ReadonlyMap<string, { what: TickWhat }>,
  job: Job,
): TickWhat | undefined {
  const mine = running.get(jobKey(job));
  return mine && mine.what !== (job.tick?.what ?? null) ? mine.what : undefined;
}
