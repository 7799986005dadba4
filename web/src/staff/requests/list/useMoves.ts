import { type RequestStatus, statusAfter } from '@selasar/domain/requests';
import { useCallback, useMemo, useState } from 'react';
import type { GuestRequest } from '@selasar/domain/requests';
import type { KindOfRequest } from '../requestKinds.ts';
import type { Question } from '../../common/QuestionDialog.tsx';
import { refundIfCancelledText } from '../money/balanceText.ts';
import { restMs } from '../sheet/useStatusChanges.ts';
import type { StatusChanges } from '../sheet/useStatusChanges.ts';
import type { Opening } from './useOpened.ts';

interface MovesOptions {
  kind: Pick<KindOfRequest, 'noun' | 'statuses' | 'describe' | 'startedText'>;
  changes: Pick<StatusChanges, 'change'>;
  opening: Pick<Opening, 'isOpen' | 'close'>;
}

/** Called once a record has moved, instead of closing its details. */
export type AfterMove = (id: string) => void;

interface Prompt {
  item: GuestRequest;
  to: RequestStatus;
  question: Question;
  after: AfterMove | undefined;
}

export function useMoves({ kind, changes, opening }: MovesOptions) {
  const { isOpen, close } = opening;
  const [prompt, setPrompt] = useState<Prompt>();
  const [shielded, setShielded] = useState(false);

  /** Once done, clicks do not reach for a moment what was below the buttons of the sheet. */
  const applyMove = useCallback(
    async (item: GuestRequest, to: RequestStatus, after?: AfterMove) => {
      if (!(await changes.change(item, to))) return;
      if (after) {
        after(item.id);
        return;
      }
      setShielded(true);
      setTimeout(() => setShielded(false), restMs);
      close(item.id);
    },
    [changes, close],
  );
  const move = useCallback(
    (item: GuestRequest, to: RequestStatus, after?: AfterMove) => {
      const action = kind.statuses[item.status].actions.find((one) => one.to === to);
      // The details show the warning themselves.
      const isWarned = to !== statusAfter.confirmation || isOpen(item.id);
      const begun = isWarned ? undefined : kind.startedText(item, new Date());
      const confirmVerb = action?.confirmVerb ?? (begun && 'Confirm');
      if (!action || !confirmVerb) {
        void applyMove(item, to, after);
        return;
      }
      const isCancelled = to === statusAfter.cancellation;
      const what = kind.noun;
      const lines = [
        begun,
        `${kind.describe(item)}. The guest will be mailed that the ${what} is ${to}.`,
        isCancelled ? refundIfCancelledText(item) : '',
      ];
      const question: Question = {
        title: `${confirmVerb} the ${what} of ${item.customerName}?`,
        text: lines.filter(Boolean).join('\n'),
        // A bare 'Cancel' beside 'Go back' could mean either.
        confirm: action.label === 'Cancel' ? `Cancel ${what}` : action.label,
        color: isCancelled ? 'error' : 'primary',
      };
      setPrompt({ item, to, question, after });
    },
    [kind, isOpen, applyMove],
  );
  const asking = useMemo(
    () => ({
      question: prompt?.question,
      onConfirm: () => {
        if (prompt) void applyMove(prompt.item, prompt.to, prompt.after);
        setPrompt(undefined);
      },
      onCancel: () => setPrompt(undefined),
    }),
    [prompt, applyMove],
  );
  return { move, asking, shielded };
}
