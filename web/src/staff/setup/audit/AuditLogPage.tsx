import Link from '@mui/material/Link';
import type { AuditEvent } from '@selasar/domain/people';
import { Link as RouterLink } from 'react-router-dom';
import { formatInBali } from '../../common/formatInstant.ts';
import { Entry, EntryList } from '../../common/Panel.tsx';
import { auditText } from './auditText.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { type AuditFilter, useAuditLog } from '../../../data/requests/history.ts';
import { crewIn, useCrewNames } from '../../../data/crew/crew.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { AdminsOnly } from '../../common/session.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import { AuditFilters, readFilter, writtenFilter } from './AuditFilters.tsx';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { isValid, type Row, type Valid } from '../../../data/firebase/rows.ts';
import type { Live } from '../../../data/firebase/live/useLive.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { InvalidRecords } from '../../grid/InvalidRecords.tsx';
import { PendingButton, useStableRows } from '../../grid/useStableRows.tsx';

const pageSize = 25;
const idOf = ({ id }: { id: string }) => id;
/** Overlaps the edge of the list, where it shifts nothing. */
const pendingPlace = { position: 'absolute', top: -14, right: 12, zIndex: 1 } as const;

interface RecentListProps<Item extends { id: string }> {
  /** Has one entry more than `count` if there are older ones. */
  live: Live<Row<Item>[]> & { retry: () => void };
  count: number;
  onMore: () => void;
  failed: string;
  name: string;
  renderList: (items: readonly Valid<Item>[]) => ReactNode;
}

function RecentList<Item extends { id: string }>(props: RecentListProps<Item>) {
  const { live, count, onMore, failed, name, renderList } = props;
  // While older entries load, the current ones stay.
  const [before, setBefore] = useState<readonly Row<Item>[]>();
  if (live.status === 'success' && live.data !== before) setBefore(live.data);
  const found = live.status === 'success' ? live.data : before;
  const listed = found?.slice(0, count);
  const stable = useStableRows<Valid<Item>>({
    rows: listed?.filter(isValid),
    rowId: idOf,
    view: `${count}`,
  });

  if (live.status === 'error') return <LoadError message={failed} onRetry={live.retry} />;
  if (!found || !listed || !stable.rows) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <InvalidRecords rows={listed} name={name} />
      <Box {...stable.handlers} sx={{ position: 'relative' }}>
        <PendingButton list={stable} sx={pendingPlace} />
        {renderList(stable.rows)}
      </Box>
      {found.length > count ? (
        <Button disabled={live.status === 'loading'} onClick={onMore}>
          More
        </Button>
      ) : null}
    </>
  );
}

interface AuditEntryProps {
  event: AuditEvent;
  nameOf: (crewId: string) => string | undefined;
}

function AuditEntry({ event, nameOf }: AuditEntryProps) {
  const { title, lines, to } = auditText(event, nameOf);
  return (
    <Entry
      title={title}
      lines={lines}
      foot={
        <>
          <span>{formatInBali(event.at)}</span>
          {to ? (
            <>
              <span>{' · '}</span>
              <Link component={RouterLink} to={to} underline="always" aria-label={`Open: ${title}`}>
                Open
              </Link>
            </>
          ) : null}
        </>
      }
    />
  );
}

const AuditLogPage = () => (
  <AdminsOnly title="Only an admin can see the audit log">
    <AuditLog />
  </AdminsOnly>
);

function AuditLog() {
  const [params, setParams] = useUrlParams();
  const filter = readFilter(params);
  const written = writtenFilter(filter);
  return (
    <Stack spacing={2}>
      <AuditFilters
        filter={filter}
        onChange={(change, step) =>
          setParams(writtenFilter({ ...filter, ...change }), { replace: step === 'same step' })
        }
      />
      <Events
        key={JSON.stringify(written)}
        filter={filter}
        onAll={Object.keys(written).length > 0 ? () => setParams({}) : undefined}
      />
    </Stack>
  );
}

interface EventsProps {
  filter: AuditFilter;
  /** Undefined if there is no filter. */
  onAll: (() => void) | undefined;
}

function Events({ filter, onAll }: EventsProps) {
  const [count, setCount] = useState(pageSize);
  const live = useAuditLog(filter, count + 1);
  return (
    <RecentList<AuditEvent>
      live={live}
      count={count}
      onMore={() => setCount(count + pageSize)}
      failed="Failed to load the audit log"
      name="entry of the audit log"
      renderList={(events) => <EventList events={events} onAll={onAll} />}
    />
  );
}

type EventListProps = Pick<EventsProps, 'onAll'> & { events: readonly AuditEvent[] };

export function EventList({ events, onAll }: EventListProps) {
  const nameOf = useCrewNames(
    events.flatMap((event) => {
      if (event.source === 'crew') return [event.of];
      return event.source === 'record' ? crewIn([event]) : [];
    }),
  );
  if (events.length > 0) {
    return (
      <EntryList>
        {events.map((event) => (
          <AuditEntry key={event.id} event={event} nameOf={nameOf} />
        ))}
      </EntryList>
    );
  }
  return onAll ? (
    <EmptyState title="No matching entries" hint="Choose more days, another kind or everyone.">
      <Button onClick={onAll}>Show everything</Button>
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing in the audit log yet"
      hint="Actions and security events are listed here."
    />
  );
}

export { AuditLogPage as Component };
export const handle = headingOf(setupPages.auditLog);
