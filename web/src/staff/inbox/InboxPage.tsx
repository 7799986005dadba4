import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEventCallback } from '@mui/material/utils';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFormerColleagues } from '../../data/people/people.ts';
import { isValid } from '../../data/firebase/rows.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { withParams } from '../common/withParams.ts';
import { useUrlParams } from '../common/useUrlParams.ts';
import { Choice } from '../common/Choice.tsx';
import { LoadError, Loading } from '../common/Loaded.tsx';
import { InvalidRecords } from '../grid/InvalidRecords.tsx';
import { nextWaiting } from '../requests/list/QueueKeys.tsx';
import { PendingButton, useStableRows } from '../grid/useStableRows.tsx';
import { useAnswering } from '../requests/list/useListView.ts';
import { useOpened } from '../requests/list/useDetails.ts';
import { useLastVisit } from '../common/arrivals.ts';
import type { AdminHeading } from '../common/links.ts';
import { useOwnUid } from '../common/session.tsx';
import { isWhose, longestWaiting, released } from './entries.ts';
import type { Entry, Order, Whose } from './entries.ts';
import { InboxList } from './InboxList.tsx';
import { Opened } from './Opened.tsx';
import { useInbox, type Show } from './useInbox.ts';

/** Entries of each kind. */
const pageSize = 50;
const idOf = ({ id }: Entry) => id;

/** What is open fits beside the list and the sidebar. */
const wideScreen = '(min-width: 1280px)';
/** Beside the filter above the list, where it shifts nothing. */
const pendingPlace = { position: 'absolute', top: -46, right: 0 } as const;

const usual = { show: 'waiting', order: 'newest' };

function InboxPage() {
  const [params, setParams] = useUrlParams();
  const show = params.get('show') === 'all' ? 'all' : 'waiting';
  const whose = readWhose(params.get('whose'));
  const order: Order = params.get('order') === 'oldest' ? 'oldest' : 'newest';
  const choose = (change: Partial<View>) =>
    setParams(withParams(new URLSearchParams(), { show, whose, order, ...change }, usual));
  const { opened } = useOpened();
  const isWide = useMediaQuery(wideScreen);
  const covered = opened !== undefined && !isWide;
  return (
    <Stack spacing={{ xs: 1, sm: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          display: covered ? 'none' : 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: { xs: 0.5, sm: 1 },
        }}
      >
        <Choice
          label="Show"
          options={{ waiting: 'Waiting', all: 'All' }}
          value={show}
          onChange={(chosen) => choose({ show: chosen })}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={whose ?? null}
          onChange={(_event, chosen: string | null) => choose({ whose: readWhose(chosen) })}
          aria-label="Assigned to"
        >
          <ToggleButton value="mine">Mine</ToggleButton>
          <ToggleButton value="nobody">Unassigned</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButton
          value="oldest"
          size="small"
          selected={order === 'oldest'}
          onChange={() => choose({ order: order === 'oldest' ? 'newest' : 'oldest' })}
        >
          Oldest first
        </ToggleButton>
        <Link component={RouterLink} to={paths.admin.reviews} variant="body2">
          Reviews
        </Link>
      </Stack>
      <Inbox key={`${show} ${order}`} {...{ show, whose, order, isWide }} />
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
      <span>Show all</span>
    </Button>
  ) : (
    <Button component={RouterLink} to={paths.admin.templates} variant="outlined">
      <span>Prepare message templates</span>
    </Button>
  );

interface View {
  show: Show;
  whose: Whose;
  order: Order;
}

interface InboxProps extends View {
  isWide: boolean;
}

function Inbox({ show, whose, order, isWide }: InboxProps) {
  const [count, setCount] = useState(pageSize);
  const { opened, open } = useOpened();
  const { messages, sources, entries: all, isLoading, hasMore } = useInbox(show, order, count);
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
  const view = `${show} ${whose} ${order} ${count}`;
  const stable = useStableRows({ rows: entries, rowId: idOf, view });
  const listed = stable.rows;
  const list = useRef<HTMLDivElement>(null);
  // Every incoming message is unread. The oldest ones may be shown without the new ones.
  const unread = messages.status === 'success' ? messages.data : undefined;
  useLastVisit('messages', unread, order === 'newest' || (unread?.length ?? 0) <= count);

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
    settle(longestWaiting(all ?? [])?.id);
  }, [isAsked, isKnown, settle, all]);

  // What is open is in sight. Where the user was in the list, the keys continue.
  const before = useRef(opened);
  useEffect(() => {
    const last = before.current;
    before.current = opened;
    const shown = opened ?? last;
    if (shown === undefined) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [];
    const row = [...rows].find(({ dataset }) => dataset['entry'] === shown);
    if (opened === undefined) (row ?? list.current)?.focus();
    else row?.scrollIntoView({ block: 'nearest' });
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
            rows={(rows ?? []).filter((row) => !isValid(row))}
            name={name}
          />
        ))}
        {listed && listed.length > 0 ? (
          <Box {...stable.handlers} sx={{ position: 'relative' }}>
            <PendingButton list={stable} sx={pendingPlace} />
            <InboxList
              entries={listed}
              order={order}
              longest={order === 'oldest' ? longestWaiting(listed)?.id : undefined}
              opened={opened}
              onOpen={open}
            />
          </Box>
        ) : null}
        {isLoading ? (
          <Loading
            what={listed?.length ? 'The rest' : 'What guests sent'}
            height={listed?.length ? 96 : 320}
          />
        ) : null}
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

export { InboxPage as Component };
export const handle: AdminHeading = { title: 'Inbox', description: 'What guests wait for' };
