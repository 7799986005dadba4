import type { CrewJob, Tick } from '@selasar/domain';
import { use, useState } from 'react';
import { tickByCrew } from '../data/crew/tickByCrew.ts';
import { CrewKey } from './CrewKey.ts';
import { failureText } from './failureText.ts';

type What = Tick['what'] | null;

/** The outcome of a job on the server: its answer arrives before the live page is updated. */
export function useTick(job: CrewJob) {
  const key = use(CrewKey);
  /** What is being sent; undefined if nothing is. */
  const [sending, setSending] = useState<What>();
  const [failed, setFailed] = useState<{ reason: string; before: number | undefined }>();
  const [answered, setAnswered] = useState<{ what: What; before: number | undefined }>();
  const at = job.tick?.at.getTime();
  const known: What = job.tick?.what ?? null;

  const send = async (what: What) => {
    if (sending !== undefined) return;
    const { kind, id, part } = job;
    setSending(what);
    setFailed(undefined);
    try {
      await tickByCrew({ key, kind, id, part, what });
      setAnswered({ what, before: at });
    } catch (error) {
      setFailed({ reason: failureText(error), before: at });
    }
    setSending(undefined);
  };
  return {
    what: answered?.before === at && answered ? answered.what : known,
    sending,
    // The tick may arrive although its answer was lost.
    failure: failed?.before === at ? failed?.reason : undefined,
    send,
  };
}
