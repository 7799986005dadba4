import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AuditEvent } from '@selasar/domain';
import { useState } from 'react';
import { useAuditLog } from '../../../data/records/audit/useAuditLog.ts';
import type { AuditFilter } from '../../../data/records/audit/useAuditLog.ts';
import { crewIn, useCrewNames } from '../../../data/records/changes/useCrewNames.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { EntryList } from '../../inbox/recent/EntryList.tsx';
import { RecentList, pageSize } from '../../inbox/recent/RecentList.tsx';
import { AdminsOnly } from '../../shell/session/AdminsOnly.tsx';
import { headingOf } from '../../shell/links.ts';
import { setupPages } from '../setupPages.ts';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { readFilter, writtenFilter } from './auditFilter.ts';

/** Who did what, including security events. For admins only. */
const AuditLogPage = () => (
  <AdminsOnly title="Only an admin can see the audit log">
    <AuditLog />
  </AdminsOnly>
);

/** Newest first. */
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
  /** Clears the filter; undefined if there is none. */
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
