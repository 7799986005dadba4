import type { CallError } from '@selasar/domain/core';
import { useState } from 'react';
import { toast } from 'sonner';
import { toFailure } from '../../../data/firebase/failure.ts';
import { reasonOf } from '../../common/reasonOf.ts';

interface Problem {
  text: string;
  details: CallError | undefined;
}

const unclear =
  'No answer from the server, so we do not know whether it is saved. It is safe to save again.';

export function useSaving() {
  const [problem, setProblem] = useState<Problem>();
  const [isRunning, setRunning] = useState(false);

  /** Resolves to whether it is saved. */
  const save = async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    setProblem(undefined);
    setRunning(true);
    try {
      await act();
      toast.success(done);
      return true;
    } catch (error) {
      const failure = toFailure(error);
      const text =
        failure.kind === 'unreachable' && failure.code !== 'not-sent' ? unclear : undefined;
      setProblem({ text: text ?? reasonOf(failure) ?? unclear, details: failure.details });
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { problem, isRunning, save };
}
