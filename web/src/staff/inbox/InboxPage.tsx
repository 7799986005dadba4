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
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFormerColleagues } from '../../data/people/useColleagueNames.ts';
import { usePresence } from '../../data/people/usePresence.ts';
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
import { useOwnUid } from '../shell/session/route.ts';
import { Present } from '../records/trip/Present.tsx';
import { isWhose, openedBy, released } from './entries.ts';
import type { Entry, Whose } from './entries.ts';
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
  const whose = readWhose(params.get('whose'));
  const choose = (chosen: { show: Show; whose: Whose }) =>
    setParams({
      ...(chosen.show === 'all' ? { show: chosen.show } : {}),
      ...(chosen.whose ? { whose: chosen.whose } : {}),
    });
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
          onChange={(_event, chosen: Show | null) => chosen && choose({ show: chosen, whose })}
          aria-label="Show"
        >
          <ToggleButton value="waiting">Waiting</ToggleButton>
          <ToggleButton value="all">All</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={whose ?? null}
          onChange={(_event, chosen: string | null) => choose({ show, whose: readWhose(chosen) })}
          aria-label="Assigned to"
        >
          <ToggleButton value="mine">Mine</ToggleButton>
          <ToggleButton value="nobody">Unassigned</ToggleButton>
        </ToggleButtonGroup>
        <Link component={RouterLink} to={paths.admin.messages} variant="body2">
          Contact messages
        </Link>
        <Link component={RouterLink} to={paths.admin.reviews} variant="body2">
          Reviews
        </Link>
      </Stack>
      <Inbox key={show} show={show} whose={whose} isWide={isWide} />
    </Stack>
  );
}

const readWhose = (text: string | null): Whose =>
  text === 'mine' || text === 'nobody' ? text : undefined;

const emptyTitles = {
  waiting: 'Nothing waits for an answer.',
  all: 'Nothing here yet.',
  mine: 'Nothing is assigned to you.',
  nobody: 'Everything is assigned.',
};

const FirstStep = ({ show }: { show: Show }) =>
  show === 'waiting' ? (
    <Button component={RouterLink} to={`${paths.admin.inbox}?show=all`} variant="outlined">
      Show all
    </Button>
  ) : (
    <Button component={RouterLink} to={paths.admin.templates} variant="outlined">
      Prepare message templates
    </Button>
  );

interface InboxProps {
  show: Show;
  whose: Whose;
  isWide: boolean;
}

function Inbox({ show, whose, isWide }: InboxProps) {
  const [count, setCount] = useState(pageSize);
  const { opened, open } = useOpened();
  const { messages, sources, entries: all, isLoading, hasMore } = useInbox(show, count);
  const ownUid = useOwnUid();
  const others = (all ?? []).flatMap(({ assignee }) =>
    assignee && assignee.uid !== ownUid ? [assignee.uid] : [],
  );
  const former = useFormerColleagues(others);
  const entries = useMemo(
    () =>
      all?.map((entry) => released(entry, former)).filter((entry) => isWhose(whose, ownUid, entry)),
    [all, whose, ownUid, former],
  );
  const view = `${show} ${whose} ${count}`;
  const stable = useStableRows({ rows: entries, rowId: idOf, view });
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
    const waiting = (all ?? []).filter(({ waits }) => waits);
    // Nobody waits for a review.
    settle((waiting.findLast(({ kind }) => kind !== 'review') ?? waiting.at(-1))?.id);
  }, [isAsked, isKnown, settle, all]);

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
        {listed?.length === 0 && !isLoading && !hasMore && failures.length === 0 ? (
          <EmptyState
            title={emptyTitles[whose ?? show]}
            hint="Messages, replies, change requests and reviews of guests appear here automatically."
          >
            {whose ? null : <FirstStep show={show} />}
          </EmptyState>
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

const collectionOf = { message: 'messages', review: 'reviews' } as const;
const pathOfRecord = ({ kind, id }: NonNullable<ReturnType<typeof openedBy>>): string =>
  `${kind === 'message' || kind === 'review' ? collectionOf[kind] : kind}/${id}`;

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
  const { present, noteTyping } = usePresence(useOwnUid(), record && pathOfRecord(record));
  return (
    <Paper
      variant="outlined"
      onInput={noteTyping}
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
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button startIcon={<ArrowBackIcon />} onClick={onClose} sx={{ ml: -1 }}>
          Back
        </Button>
        <Present present={present} />
      </Stack>
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
