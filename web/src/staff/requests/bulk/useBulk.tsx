import { type RequestStatus, type StatusChange, undo as undoTime } from '@selasar/domain/requests';
import { useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { isValid } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import type { GuestRequest } from '@selasar/domain/requests';
import { readCurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { notifyUnsure } from '../../common/unsure.ts';
import type { Question } from '../../common/QuestionDialog.tsx';
import { notifyDone } from '../sheet/undoToast.tsx';
import { csvHead, csvLines } from '../list/export/csv.ts';
import type { CsvColumn } from '../list/export/csv.ts';
import { saveFile } from '../list/export/saveFile.ts';
import { useOwnUid } from '../../common/session/route.ts';
import { requestKinds } from '../requestKinds.ts';
import { bulkActions, bulkButton, bulkQuestion, movable } from './plan.ts';
import { refusedLines, setAll, stopwatch, undoAll } from './runBulk.ts';
import type { ItemOutcome } from './runBulk.ts';
import type { Choice } from '../../grid/useChoice.ts';

interface BulkOptions {
  kind: StatusChange['kind'];
  choice: Choice;
  csv: readonly CsvColumn<Row<GuestRequest>>[];
  fileName: string;
}

interface Prompt {
  to: RequestStatus;
  items: readonly Row<GuestRequest>[];
  question: Question;
}

export interface Report {
  title: string;
  lines: readonly { id: string; text: string }[];
}

/** In a toast; all are listed below the rows. */
const namedAtMost = 3;

/** So much earlier than the first mail leaves, the undo offer ends: its call takes time, too. */
const onTheWayMs = 4000;

export function useBulk({ kind, choice, csv, fileName }: BulkOptions) {
  const { noun, statuses } = requestKinds[kind];
  const uid = useOwnUid();
  const [prompt, setPrompt] = useState<Prompt>();
  const [running, setRunning] = useState<string>();
  const [report, setReport] = useState<Report>();
  const named = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const actions = bulkActions(statuses);
  const readBack = (id: string) => readCurrentRecord(kind, id);
  const onUnsure = notifyUnsure(`your changes to these ${noun}s arrived`);

  const notifyRefused = (
    title: string,
    items: readonly GuestRequest[],
    outcomes: readonly ItemOutcome[],
  ) => {
    const lines = refusedLines(items, outcomes);
    setReport(lines.length > 0 ? { title, lines } : undefined);
    // Shown on any page, because the user may have left the list.
    const shown = lines.slice(0, namedAtMost).map(({ id, text }) => <div key={id}>{text}</div>);
    if (lines.length > 0) toast.warning(title, { description: shown });
  };

  const run = async (to: RequestStatus, items: readonly GuestRequest[]) => {
    const changes = items.map(({ id, status }) => ({ kind, id, from: status, to }) as StatusChange);
    const ranMs = stopwatch();
    setReport(undefined);
    setRunning(`${actions.get(to)?.doing} ${items.length}…`);
    const set = staffApi.setStatuses;
    const outcomes = await setAll({ changes, uid, set, readBack, onUnsure });
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
      Math.min(undoTime.offeredMs, undoTime.manyWaitMs - onTheWayMs - ranMs()),
    );
  };

  const undo = async (
    items: readonly GuestRequest[],
    done: Parameters<typeof undoAll>[0]['changes'],
  ) => {
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
    actions: [...actions].map(([to, { verb }]) => ({
      to,
      ...bulkButton(verb, {
        chosen: choice.ids.size,
        moved: movable(choice.items, to, statuses).length,
      }),
      onChoose: () => {
        const { items } = choice;
        setPrompt({ to, items, question: bulkQuestion(items, to, requestKinds[kind]) });
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
    running,
    report,
    closeReport: () => setReport(undefined),
    save: () => {
      const rows = choice.items.filter((row) => isValid(row));
      const parts = [csvHead(csv), csvLines(csv, rows)];
      void saveFile({ fileName, list: kind, rows: rows.length, parts });
    },
  };
}
export type Bulk = Omit<ReturnType<typeof useBulk>, 'asking'>;
