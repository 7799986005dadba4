import type { CrewJob, Tick } from '@selasar/domain';
import { use, useState } from 'react';
import { tickByCrew } from '../data/crew/tickByCrew.ts';
import { CrewKey } from './CrewKey.ts';
import { failureText } from './failureText.ts';

type What = Tick['what'] | null;

/** The outcome of a job on the server: its answer arrives before the live page is updated. */
export function useTick(job: CrewJob) {
  const key = use(CrewKey);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [answered, setAnswered] = useState<{ what: What; before: number | undefined }>();
  const at = job.tick?.at.getTime();
  const known: What = job.tick?.what ?? null;

  const send = async (what: What) => {
    const { kind, id, part } = job;
    setIsSending(true);
    setFailure(undefined);
    try {
      await tickByCrew({ key, kind, id, part, what });
      setAnswered({ what, before: at });
    } catch (error) {
      setFailure(failureText(error));
    }
    setIsSending(false);
  };
  return {
    what: answered?.before === at && answered ? answered.what : known,
    isSending,
    failure,
    send,
  };
}
