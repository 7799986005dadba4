import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEventCallback } from '@mui/material/utils';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isWhole } from '../../data/firebase/rows.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../common/LoadError.tsx';
import { useUrlParams } from '../common/useUrlParams.ts';
import { InvalidRecords } from '../records/invalid/InvalidRecords.tsx';
import { nextWaiting } from '../records/queue/nextWaiting.ts';
import { PendingButton } from '../records/stable/PendingButton.tsx';
import { useStableRows } from '../records/stable/useStableRows.ts';
import { useAnswering } from '../records/useAnswering.ts';
import { useOpened } from '../records/useOpened.ts';
import { useLastVisit } from '../shell/arrivals/useLastVisit.ts';
import type { AdminHeading } from '../shell/links.ts';
import { openedBy } from './entries.ts';
import type { Entry } from './entries.ts';
import { InboxList } from './InboxList.tsx';
import { OpenMessage } from './OpenMessage.tsx';
import { OpenRequest } from './OpenRequest.tsx';
import { OpenReview } from './OpenReview.tsx';
import { useInbox } from './useInbox.ts';
import type { Show } from './useInbox.ts';

/** Entries of each kind that are shown at first, and added each time. */
const pageSize = 50;
const idOf = ({ id }: Entry) => id;

/** What is open fits beside the list and the sidebar. */
const wideScreen = '(min-width: 1280px)';
/** Beside the filter above the list, where it shifts nothing. */
const pendingPlace = { position: 'absolute', top: -46, right: 0 } as const;

/** Everything that guests sent and staff answer: what waits, or all of it. */
function InboxPage() {
  const [params, setParams] = useUrlParams();
  const show = params.get('show') === 'all' ? 'all' : 'waiting';
  const { opened } = useOpened();
  const isWide = useMediaQuery(wideScreen);
  const covered = opened !== undefined && !isWide;
  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          display: covered ? 'none' : 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={show}
          onChange={(_event, chosen: string | null) =>
            chosen && setParams(chosen === 'all' ? { show: chosen } : {})
          }
          aria-label="Show"
        >
          <ToggleButton value="waiting">Waiting</ToggleButton>
          <ToggleButton value="all">All</ToggleButton>
        </ToggleButtonGroup>
        <Link component={RouterLink} to={paths.admin.messages} variant="body2">
          Contact messages
        </Link>
        <Link component={RouterLink} to={paths.admin.reviews} variant="body2">
          Reviews
        </Link>
      </Stack>
      <Inbox key={show} show={show} isWide={isWide} />
    </Stack>
  );
}

function Inbox({ show, isWide }: { show: Show; isWide: boolean }) {
  const [count, setCount] = useState(pageSize);
  const { opened, open } = useOpened();
  const { messages, sources, entries, isLoading, hasMore } = useInbox(show, count);
  const stable = useStableRows({ rows: entries, rowId: idOf, view: `${show} ${count}` });
  const listed = stable.rows;
  const list = useRef<HTMLDivElement>(null);
  // Every incoming message is unread.
  useLastVisit('messages', messages.status === 'success' ? messages.data : undefined);

  /** The next one opens, unless the user has opened another in the meantime. */
  const goToNext = useEventCallback((id: string) => {
    if (new URLSearchParams(window.location.search).get('open') !== id) return;
    const waits = (entry: Entry) => entry.waits;
    const next = nextWaiting(id, { shown: listed ?? [], latest: entries ?? [], waits });
    stable.showPending();
    open(next?.id);
  });

  const { isAsked, settle } = useAnswering();
  const isKnown = entries !== undefined && !isLoading;
  useEffect(() => {
    if (!isAsked || !isKnown) return;
    const waiting = entries.filter(({ waits }) => waits);
    // Nobody waits for a review.
    settle((waiting.findLast(({ kind }) => kind !== 'review') ?? waiting.at(-1))?.id);
  }, [isAsked, isKnown, settle, entries]);

  // Where the user was in the list, the keys continue.
  const before = useRef(opened);
  useEffect(() => {
    const last = before.current;
    before.current = opened;
    if (opened !== undefined || last === undefined) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [];
    const row = [...rows].find(({ dataset }) => dataset['entry'] === last);
    (row ?? list.current)?.focus();
  }, [opened]);

  const failures = sources.filter(({ live }) => live.status === 'error');
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Stack
        spacing={2}
        ref={list}
        tabIndex={-1}
        sx={{
          display: opened !== undefined && !isWide ? 'none' : 'flex',
          flex: '1 1 0',
          minWidth: 0,
          outline: 'none',
        }}
      >
        {failures.map(({ names, live }) => (
          <LoadError key={names} message={`Failed to load ${names}`} onRetry={live.retry} />
        ))}
        {sources.map(({ names, name, rows }) => (
          <InvalidRecords
            key={names}
            rows={(rows ?? []).filter((row) => !isWhole(row))}
            name={name}
          />
        ))}
        {listed && listed.length > 0 ? (
          <Box {...stable.handlers} sx={{ position: 'relative' }}>
            <PendingButton list={stable} sx={pendingPlace} />
            <InboxList entries={listed} opened={opened} onOpen={open} />
          </Box>
        ) : null}
        {isLoading ? <Skeleton variant="rounded" height={listed?.length ? 96 : 320} /> : null}
        {listed?.length === 0 && !isLoading && failures.length === 0 ? (
          <EmptyState
            title={show === 'waiting' ? 'Nothing waits for an answer.' : 'Nothing here yet.'}
            hint="Messages, replies, change requests and reviews of guests appear here automatically."
          />
        ) : null}
        {hasMore ? <Button onClick={() => setCount(count + pageSize)}>Show more</Button> : null}
      </Stack>
      {opened === undefined ? null : (
        <Opened
          key={opened}
          id={opened}
          isWide={isWide}
          onClose={() => open(undefined)}
          onDone={goToNext}
        />
      )}
    </Box>
  );
}

interface OpenedProps {
  id: string;
  isWide: boolean;
  onClose: () => void;
  onDone: (id: string) => void;
}

/** What is open, beside the list or in its place. */
function Opened({ id, isWide, onClose, onDone }: OpenedProps) {
  const record = openedBy(id);
  const done = useEventCallback(() => onDone(id));
  return (
    <Paper
      variant="outlined"
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        p: { xs: 2, sm: 3 },
        ...(isWide && {
          position: 'sticky',
          top: 16,
          maxHeight: 'calc(100dvh - 32px)',
          overflowY: 'auto',
        }),
      }}
    >
      <Button startIcon={<ArrowBackIcon />} onClick={onClose} sx={{ ml: -1, mb: 1 }}>
        Back
      </Button>
      {record?.kind === 'message' ? <OpenMessage id={record.id} onDone={done} /> : null}
      {record?.kind === 'review' ? <OpenReview id={record.id} onDone={done} /> : null}
      {record?.kind === 'bookings' || record?.kind === 'transfers' ? (
        <OpenRequest kind={record.kind} id={record.id} onDone={done} />
      ) : null}
      {record ? null : (
        <EmptyState title="Nothing found" hint="The link may be wrong, or it was deleted." />
      )}
    </Paper>
  );
}

export { InboxPage as Component };
export const handle: AdminHeading = {
  title: 'Inbox',
  description: 'What guests wait for',
};
