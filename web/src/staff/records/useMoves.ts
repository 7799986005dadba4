import { statusAfter } from '@selasar/domain';
import type { StatusTable } from '@selasar/domain';
import { useCallback, useMemo, useState } from 'react';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { startedTextOf } from '../bookings/startedText.ts';
import type { Question } from './details/QuestionDialog.tsx';
import { isOpen, restMs } from './details/useStatusChanges.ts';
import type { useStatusChanges } from './details/useStatusChanges.ts';

interface MovesOptions<Item extends GuestRecord> {
  changes: ReturnType<typeof useStatusChanges<Item, Item['status']>>;
  statuses: StatusTable<Item['status']>;
  /** Closes the details of a record. */
  close: (id: string) => void;
}

/** Called once a record has moved, instead of closing its details. */
export type AfterMove = (id: string) => void;

interface Prompt<Item extends GuestRecord> {
  item: Item;
  to: Item['status'];
  question: Question;
  after: AfterMove | undefined;
}

/** Moves records to another status, with a confirmation where needed. */
export function useMoves<Item extends GuestRecord>(options: MovesOptions<Item>) {
  const { changes, statuses, close } = options;
  const [prompt, setPrompt] = useState<Prompt<Item>>();
  const [shielded, setShielded] = useState(false);

  /** Once done, the sheet closes; for a moment clicks do not reach what was below its buttons. */
  const applyMove = useCallback(
    async (item: Item, to: Item['status'], after?: AfterMove) => {
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
    (item: Item, to: Item['status'], after?: AfterMove) => {
      const status: Item['status'] = item.status;
      const action = statuses[status].actions.find((one) => one.to === to);
      // The details show the warning themselves.
      const isWarned = to !== statusAfter.confirmation || isOpen(item.id);
      const begun = isWarned ? undefined : startedTextOf(item, new Date());
      const confirmVerb = action?.confirmVerb ?? (begun && 'Confirm');
      if (!action || !confirmVerb) {
        void applyMove(item, to, after);
        return;
      }
      const what = 'bookingType' in item ? 'booking' : 'transfer';
      const text = `${changes.describe(item)}. The guest will be mailed that the ${what} is ${to}.`;
      const question: Question = {
        title: `${confirmVerb} the ${what} of ${item.customerName}?`,
        text: begun ? `${begun}\n${text}` : text,
        confirm: action.label,
        color: begun ? 'primary' : 'error',
      };
      setPrompt({ item, to, question, after });
    },
    [statuses, changes, applyMove],
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
