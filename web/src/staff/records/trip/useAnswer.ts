import type { ResolveChangeRequestInput } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { explain } from '../details/explain.ts';
import type { Problem } from '../details/explain.ts';

/** Answers a change request. The record is followed live, so an accepted answer appears automatically. */
export function useAnswer(changeRequest: Omit<ResolveChangeRequestInput, 'accept'>) {
  const [running, setRunning] = useState<'accept' | 'decline'>();
  const [problem, setProblem] = useState<Problem>();
  const run = async (accept: boolean) => {
    setRunning(accept ? 'accept' : 'decline');
    setProblem(undefined);
    try {
      await staffApi.resolveChangeRequest({ ...changeRequest, accept });
      toast.success(accept ? 'Accepted' : 'Declined', { description: 'The guest is mailed.' });
    } catch (error) {
      setProblem(await explain(error, async () => ({ last: undefined })));
    }
    setRunning(undefined);
  };
  return { answer: (accept: boolean) => void run(accept), running, problem };
}
