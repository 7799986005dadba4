import Stack from '@mui/material/Stack';
import { securityEventKinds } from '@selasar/domain';
import type { SecurityEventKind } from '@selasar/domain';
import { useState } from 'react';
import { useSecurityEvents } from '../../data/security/useSecurityEvents.ts';
import { KindFilter } from '../newest/KindFilter.tsx';
import { NewestList, pageSize } from '../newest/NewestList.tsx';
import { useKind } from '../newest/useKind.ts';
import { AdminsOnly } from '../session/AdminsOnly.tsx';
import type { AdminHeading } from '../shell/links.ts';
import { EventList } from './EventList.tsx';
import { kindNames } from './eventText.ts';

/** Changed roles, refused calls and exports. For admins alone. */
const SecurityPage = () => (
  <AdminsOnly title="Only an admin can see security events">
    <SecurityEvents />
  </AdminsOnly>
);

/** The newest first. */
function SecurityEvents() {
  const { kind, choose } = useKind(securityEventKinds);
  return (
    <Stack spacing={2}>
      <KindFilter kinds={securityEventKinds} kindNames={kindNames} kind={kind} onChoose={choose} />
      <Events key={kind} kind={kind} />
    </Stack>
  );
}

function Events({ kind }: { kind: SecurityEventKind | undefined }) {
  const [count, setCount] = useState(pageSize);
  const live = useSecurityEvents(kind, count + 1);
  return (
    <NewestList
      live={live}
      count={count}
      onMore={() => setCount(count + pageSize)}
      failed="Failed to load the security events"
      name="security event"
      renderList={(events) => <EventList events={events} />}
    />
  );
}

export { SecurityPage as Component };
export const handle: AdminHeading = {
  title: 'Security',
  description: 'Changed roles, refused calls and exports',
};
