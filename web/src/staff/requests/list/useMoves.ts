import { type GuestRequest, type RequestStatus, statusAfter } from '@selasar/domain/requests';
import { useCallback, useState } from 'react';
import { type Question, useAsking } from '../../common/QuestionDialog.tsx';
import { refundIfCancelledText } from '../money/balanceText.ts';
import type { KindForStaff } from '../kindsForStaff.ts';
import { restMs, type StatusChanges } from '../sheet/useStatusChanges.ts';
import type { Opening } from './useDetails.ts';

interface MovesOptions {
  kind: Pick<KindForStaff, 'noun' | 'statuses' | 'describe' | 'startedText'>;
  changes: Pick<StatusChanges, 'change'>;
  opening: Pick<Opening, 'isOpen' | 'close'>;
}

/** Called once a record has moved, instead of closing its details. */
type AfterMove = (id: string) => void;

export function useMoves({ kind, changes, opening }: MovesOptions) {
  const { isOpen, close } = opening;
  const { ask, asking } = useAsking();
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
      ask(question, () => void applyMove(item, to, after));
    },
    [kind, isOpen, applyMove, ask],
  );
  return { move, asking, shielded };
}
