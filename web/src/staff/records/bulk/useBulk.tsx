import { undo as undoTime } from '@selasar/domain';
import type { RequestStatusTable, StatusChange } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import type { GuestRecord } from '../../../data/records/guestRecord.ts';
import { readCurrentRecord } from '../../../data/records/readCurrentRecord.ts';
import { notifyUnsure } from '../../common/unsure.ts';
import type { Question } from '../details/QuestionDialog.tsx';
import { notifyDone } from '../details/undoToast.tsx';
import { csvHead, csvLines } from '../export/csv.ts';
import type { CsvColumn } from '../export/csv.ts';
import { saveFile } from '../export/saveFile.ts';
import { useOwnUid } from '../../shell/session/route.ts';
import { bulkActions, bulkQuestion, movable, nameOf } from './plan.ts';
import { setAll, stopwatch, undoAll } from './runBulk.ts';
import type { ItemOutcome } from './runBulk.ts';
import type { Choice } from './useChoice.ts';

interface BulkOptions<Item extends GuestRecord> {
  kind: StatusChange['kind'];
  choice: Choice<Item>;
  statuses: RequestStatusTable<Item['status']>;
  csv: readonly CsvColumn<Row<Item>>[];
  fileName: string;
}

/** The subject of the question at that time. */
interface Prompt<Item extends GuestRecord> {
  to: Item['status'];
  items: readonly Row<Item>[];
  question: Question;
}

interface Running<Item extends GuestRecord> {
  to: Item['status'];
  done: number;
  total: number;
  stop: () => void;
}

/** The changes that failed, by name with the reason. */
export interface Report {
  title: string;
  lines: readonly { id: string; text: string }[];
}

/** Number of names in a toast; all are listed below the rows. */
const namedAtMost = 3;

/** The minimum time in which all of a long run can be undone. */
const leastUndoMs = 5000;
/** The maximum duration of a call. */
const onTheWayMs = 4000;

/** Bulk actions on a selection: one question before, progress in the meantime, one undo after. */
export function useBulk<Item extends GuestRecord>(options: BulkOptions<Item>) {
  const { kind, choice, statuses, csv, fileName } = options;
  const uid = useOwnUid();
  const [prompt, setPrompt] = useState<Prompt<Item>>();
  const [running, setRunning] = useState<Running<Item>>();
  const [report, setReport] = useState<Report>();
  const name = kind === 'bookings' ? 'booking' : 'transfer';
  const named = (count: number) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const actions = bulkActions(statuses);
  const readBack = (id: string) => readCurrentRecord(kind, id);
  const onUnsure = notifyUnsure(`your changes to these ${name}s arrived`);

  const notifyRefused = (
    title: string,
    items: readonly Item[],
    outcomes: readonly ItemOutcome[],
  ) => {
    const lines = outcomes.flatMap(({ id, problem }) => {
      const item = items.find((one) => one.id === id);
      return problem && item ? [{ id, text: `${nameOf(item)}: ${problem}` }] : [];
    });
    setReport(lines.length > 0 ? { title, lines } : undefined);
    // Shown on any page, because the user may have left the list.
    const shown = lines.slice(0, namedAtMost).map(({ id, text }) => <div key={id}>{text}</div>);
    if (lines.length > 0) toast.warning(title, { description: shown });
  };

  const run = async (to: Item['status'], items: readonly Item[]) => {
    const controller = new AbortController();
    const stop = () => controller.abort();
    const changes = items.map(({ id, status }) => ({ kind, id, from: status, to }) as StatusChange);
    const ranMs = stopwatch();
    setReport(undefined);
    setRunning({ to, done: 0, total: items.length, stop });
    const outcomes = await setAll({
      changes,
      uid,
      set: staffApi.setStatuses,
      readBack,
      onUnsure,
      signal: controller.signal,
      onStep: ({ length }) => setRunning({ to, done: length, total: items.length, stop }),
    });
    setRunning(undefined);
    const done = outcomes.flatMap(({ id, eventId }) =>
      eventId ? [{ kind, id, eventId, to }] : [],
    );
    choice.drop(done.map(({ id }) => id));
    notifyRefused(`${named(items.length - done.length)} not ${to}`, items, outcomes);
    if (done.length === 0) return;
    notifyDone(
      { title: `${named(done.length)} ${to}`, lines: [], guests: done.length },
      () => void undo(items, done),
      Math.min(
        undoTime.offeredMs,
        Math.max(leastUndoMs, undoTime.manyWaitMs - onTheWayMs - ranMs()),
      ),
    );
  };

  const undo = async (items: readonly Item[], done: Parameters<typeof undoAll>[0]['changes']) => {
    const outcomes = await undoAll({
      changes: done,
      undo: staffApi.undoStatuses,
      readBack,
      onUnsure,
    });
    const undone = outcomes.filter(({ problem }) => problem === undefined);
    notifyRefused(`${named(outcomes.length - undone.length)} not undone`, items, outcomes);
    if (undone.length > 0) {
      toast.success(`${named(undone.length)} restored`, {
        description: 'The change is undone, and these guests will not be mailed.',
      });
    }
  };

  return {
    /** The possible actions, and the number of selected records for each. */
    actions: [...actions].map(([to, { verb }]) => ({
      to,
      verb,
      count: movable(choice.items, to, statuses).length,
      onChoose: () => {
        const { items } = choice;
        setPrompt({ to, items, question: bulkQuestion(items, to, statuses, name) });
      },
    })),
    asking: {
      question: prompt?.question,
      onConfirm: () => {
        setPrompt(undefined);
        if (prompt) void run(prompt.to, movable(prompt.items, prompt.to, statuses));
      },
      onCancel: () => setPrompt(undefined),
    },
    running: running && {
      ...running,
      text: `${actions.get(running.to)?.doing} ${running.done} of ${running.total}`,
    },
    report,
    closeReport: () => setReport(undefined),
    save: () => {
      const rows = choice.items.filter((row) => isWhole(row));
      const parts = [csvHead(csv), csvLines(csv, rows)];
      void saveFile({ fileName, list: kind, rows: rows.length, parts });
    },
  };
}
export type Bulk = Omit<ReturnType<typeof useBulk>, 'asking'>;
