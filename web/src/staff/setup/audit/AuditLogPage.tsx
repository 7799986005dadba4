import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { isCivilDate } from '@selasar/domain/core';
import { auditKinds, theSystem, type AuditEvent } from '@selasar/domain/people';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAuditLog, type AuditFilter } from '../../../data/people/auditLog.ts';
import { crewIn, useCrewNames } from '../../../data/crew/crew.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { isValid, type Row, type Valid } from '../../../data/firebase/rows.ts';
import { useColleagues } from '../../../data/people/people.ts';
import { asRegion } from '../../../ui/landmarks.tsx';
import { formatInBali } from '../../common/formatInstant.ts';
import { Entry, EntryList } from '../../common/Panel.tsx';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { AdminsOnly } from '../../common/session.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import { LoadError } from '../../common/Loaded.tsx';
import { InvalidRecords } from '../../grid/InvalidRecords.tsx';
import { PendingButton, useStableRows } from '../../grid/useStableRows.tsx';
import { Choice } from '../../common/Choice.tsx';
import { DayField } from '../../grid/DaysFilter.tsx';
import { isInverted } from '../../grid/days.ts';
import type { Step } from '../../grid/gridState.ts';
import { auditText, kindNames } from './auditText.ts';

const pageSize = 25;
const idOf = ({ id }: { id: string }) => id;
/** Overlaps the edge of the list, where it shifts nothing. */
const pendingPlace = { position: 'absolute', top: -14, right: 12, zIndex: 1 } as const;

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
  // Reads one more than is shown, to know whether there are older ones.
  const live = useAuditLog(filter, count + 1);
  // While older entries load, the current ones stay.
  const [before, setBefore] = useState<readonly Row<AuditEvent>[]>();
  if (live.status === 'success' && live.data !== before) setBefore(live.data);
  const found = live.status === 'success' ? live.data : before;
  const listed = found?.slice(0, count);
  const stable = useStableRows<Valid<AuditEvent>>({
    rows: listed?.filter(isValid),
    rowId: idOf,
    view: `${count}`,
  });

  if (live.status === 'error') {
    return <LoadError message="Failed to load the audit log" onRetry={live.retry} />;
  }
  if (!found || !listed || !stable.rows) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <InvalidRecords rows={listed} name="entry of the audit log" />
      <Box {...stable.handlers} sx={{ position: 'relative' }}>
        <PendingButton list={stable} sx={pendingPlace} />
        <EventList events={stable.rows} onAll={onAll} />
      </Box>
      {found.length > count ? (
        <Button disabled={live.status === 'loading'} onClick={() => setCount(count + pageSize)}>
          More
        </Button>
      ) : null}
    </>
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
        {events.map((event) => {
          const { title, lines, to } = auditText(event, nameOf);
          return (
            <Entry
              key={event.id}
              title={title}
              lines={lines}
              foot={
                <>
                  <span>{formatInBali(event.at)}</span>
                  {to ? (
                    <>
                      <span>{' · '}</span>
                      <Link
                        component={RouterLink}
                        to={to}
                        underline="always"
                        aria-label={`Open: ${title}`}
                      >
                        Open
                      </Link>
                    </>
                  ) : null}
                </>
              }
            />
          );
        })}
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

const dayIn = (text: string | null): string => (text && isCivilDate(text) ? text : '');

export const readFilter = (params: URLSearchParams): AuditFilter => ({
  kind: auditKinds.find((one) => one === params.get('kind')),
  by: params.get('by') || undefined,
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
});

export const writtenFilter = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

const others: readonly [by: string, name: string][] = [
  ['guest', 'Guests'],
  ['crew', 'Drivers and guides'],
  [theSystem, 'The system'],
];

/** Includes one in the address who no longer exists. */
function usePersons(by: string | undefined): readonly (readonly [by: string, name: string])[] {
  const live = useColleagues();
  const found = live.status === 'success' ? live.data : [];
  const staff = found.flatMap(({ uid, fullName, email }) =>
    uid ? [[uid, fullName || email || uid] as const] : [],
  );
  const persons = [...staff.toSorted(([, one], [, other]) => one.localeCompare(other)), ...others];
  return !by || persons.some(([known]) => known === by)
    ? persons
    : [...persons, [by, live.status === 'success' ? 'Someone who has left' : 'A person'] as const];
}

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>, step?: Step) => void;
}

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const persons = usePersons(filter.by);
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Choice
          label="Show"
          options={{ all: 'All', ...kindNames }}
          value={filter.kind ?? 'all'}
          onChange={(kind) => onChange({ kind: kind === 'all' ? undefined : kind })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          select
          size="small"
          label="Person"
          value={filter.by ?? 'all'}
          onChange={({ target }) =>
            onChange({ by: target.value === 'all' ? undefined : target.value })
          }
          slotProps={{ select: { MenuProps: { slotProps: asRegion('Person') } } }}
          sx={{ minWidth: 200, flex: { xs: '1 1 100%', sm: 'none' } }}
        >
          <MenuItem value="all">Everyone</MenuItem>
          {persons.map(([by, name]) => (
            <MenuItem key={by} value={by}>
              <span>{name}</span>
            </MenuItem>
          ))}
        </TextField>
        <DayField
          label="From"
          day={filter.from}
          onChange={(from, step) => onChange({ from }, step)}
        />
        <DayField
          label="To"
          day={filter.to}
          problem={isInverted(filter) ? 'Must not be before From' : undefined}
          onChange={(to, step) => onChange({ to }, step)}
        />
      </Box>
    </>
  );
}
