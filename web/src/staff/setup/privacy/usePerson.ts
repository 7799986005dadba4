import { emailSchema, problemText, validateWith } from '@selasar/domain/core';
import type { FindPersonAnswer, RemovePersonAnswer } from '@selasar/domain/people';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { adminApi } from '../../../data/api.ts';
import { Failure } from '../../../data/firebase/failure.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import { download } from '../../requests/list/export.ts';

export type PersonSearch =
  | { status: 'nothing asked' }
  | { status: 'loading'; email: string }
  | { status: 'found'; email: string; found: FindPersonAnswer }
  | { status: 'removed'; email: string; answer: RemovePersonAnswer }
  /** `isUnsure`: a removal may have been done, in full or in part. */
  | { status: 'error'; email: string; reason: string; isUnsure: boolean };

const reason = (error: unknown) => reasonOf(error) ?? 'Please try again.';

export function usePerson() {
  const [search, setSearch] = useState<PersonSearch>({ status: 'nothing asked' });
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState<'export' | 'remove'>();
  /** Only the latest search is answered. */
  const newest = useRef(0);

  const find = async (typed: string) => {
    const { problems } = await validateWith(emailSchema('email-missing'), typed);
    const [first] = problems ?? [];
    setProblem(first && problemText(first));
    if (first) return;
    const email = emailSchema().parse(typed);
    newest.current += 1;
    const turn = newest.current;
    setSearch({ status: 'loading', email });
    const outcome: PersonSearch = await adminApi.findPerson({ email }).then(
      (found) => ({ status: 'found', email, found }),
      (error: unknown) => ({ status: 'error', email, reason: reason(error), isUnsure: false }),
    );
    if (turn === newest.current) setSearch(outcome);
  };

  const take = async (email: string) => {
    setRunning('export');
    try {
      const { places } = await adminApi.exportPerson({ email });
      download('guest.json', [JSON.stringify(places, undefined, 2)], 'application/json');
    } catch (error) {
      toast.error('Failed to export', { description: reason(error) });
    }
    setRunning(undefined);
  };

  const remove = async (email: string, evenOpen: boolean) => {
    setRunning('remove');
    try {
      setSearch({
        status: 'removed',
        email,
        answer: await adminApi.removePerson({ email, evenOpen }),
      });
    } catch (error) {
      const isUnsure = !(error instanceof Failure && error.kind === 'refused');
      setSearch({ status: 'error', email, reason: reason(error), isUnsure });
    }
    setRunning(undefined);
  };

  return { search, problem, running, find, take, remove };
}
