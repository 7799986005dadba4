import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type GuestRequest,
  type RequestStatus,
  statusAfter,
  type StatusChange,
  undo as undoTime,
} from '@selasar/domain/requests';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { readCurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { useAsking } from '../../common/QuestionDialog.tsx';
import { notifyUnsure } from '../../common/attempt.ts';
import { useOwnUid } from '../../common/session.tsx';
import { type CsvColumn, csvHead, csvLines, saveFile } from '../list/export.ts';
import { kindsForStaff } from '../kindsForStaff.ts';
import { counted } from '../requestText.ts';
import { notifyDone } from '../sheet/undo.tsx';
import { bulkActions, bulkButton, bulkQuestion, movable } from './plan.ts';
import { type ItemOutcome, refusedLines, setAll, stopwatch, undoAll } from './runBulk.ts';
import type { Choice } from './useChoice.ts';

interface BulkBarProps {
  choice: { ids: ReadonlySet<string>; drop: (ids: Iterable<string>) => void };
  bulk: Bulk;
  onEnd: () => void;
}

export function BulkBar({ choice, bulk, onEnd }: BulkBarProps) {
  const { running, report } = bulk;
  const { size } = choice.ids;
  const isShown = size > 0 || running !== undefined || report !== undefined;
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown) onEnd();
    wasShown.current = isShown;
  }, [isShown, onEnd]);
  if (!isShown) return null;
  return (
    <Box
      component="section"
      aria-label="Selection"
      sx={{ borderTop: 1, borderColor: 'divider', px: 1.5, py: 1, display: 'grid', gap: 1 }}
    >
      {report ? (
        <Alert severity="warning" onClose={bulk.closeReport}>
          <AlertTitle>{report.title}</AlertTitle>
          <Box
            component="ul"
            // Makes it scrollable by keyboard.
            tabIndex={0}
            aria-label={report.title}
            sx={{ m: 0, pl: 2, maxHeight: 132, overflowY: 'auto', overflowWrap: 'anywhere' }}
          >
            {report.lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
      {running ? (
        <Typography component="output" variant="body2">
          {running}
        </Typography>
      ) : null}
      {size > 0 && !running ? (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography component="output" variant="body2" sx={{ fontWeight: 600, mr: 'auto' }}>
            {`${size} selected`}
          </Typography>
          {bulk.actions.map(({ to, label, disabled, onChoose }) => (
            <Button
              key={to}
              size="small"
              variant={to === statusAfter.cancellation ? 'outlined' : 'contained'}
              color={to === statusAfter.cancellation ? 'error' : 'primary'}
              disabled={disabled}
              onClick={onChoose}
            >
              <span>{label}</span>
            </Button>
          ))}
          <Button size="small" onClick={bulk.save}>
            Export
          </Button>
          <Button size="small" onClick={() => choice.drop(choice.ids)}>
            Clear
          </Button>
        </Stack>
      ) : null}
    </Box>
  );
}

interface BulkOptions {
  kind: StatusChange['kind'];
  choice: Choice;
  csv: readonly CsvColumn<Row<GuestRequest>>[];
  fileName: string;
}

interface Report {
  title: string;
  lines: readonly { id: string; text: string }[];
}

/** In a toast; all are listed below the rows. */
const namedAtMost = 3;

/** So much earlier than the first mail leaves, the undo offer ends: its call takes time, too. */
const onTheWayMs = 4000;

export function useBulk({ kind, choice, csv, fileName }: BulkOptions) {
  const { noun, statuses } = kindsForStaff[kind];
  const uid = useOwnUid();
  const { ask, asking } = useAsking();
  const [running, setRunning] = useState<string>();
  const [report, setReport] = useState<Report>();
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
    const outcomes = await setAll({ changes, uid, set: staffApi.setStatuses, readBack, onUnsure });
    setRunning(undefined);
    const done = outcomes.flatMap(({ id, eventId }) =>
      eventId ? [{ kind, id, eventId, to }] : [],
    );
    choice.drop(done.map(({ id }) => id));
    notifyRefused(`${counted(items.length - done.length, noun)} not ${to}`, items, outcomes);
    if (done.length === 0) return;
    notifyDone(
      { title: `${counted(done.length, noun)} ${to}`, lines: [], guests: done.length },
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
    notifyRefused(`${counted(outcomes.length - undone.length, noun)} not undone`, items, outcomes);
    if (undone.length > 0) {
      toast.success(`${counted(undone.length, noun)} restored`, {
        description: 'The change is undone, and these guests will not be mailed about it.',
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
        const question = bulkQuestion(items, to, kindsForStaff[kind]);
        ask(question, () => void run(to, movable(items, to, statuses)));
      },
    })),
    asking,
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
type Bulk = Omit<ReturnType<typeof useBulk>, 'asking'>;
