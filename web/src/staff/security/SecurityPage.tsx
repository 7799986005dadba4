import { securityEventKinds } from '@selasar/domain';
import type { SecurityEvent } from '@selasar/domain';
import { useSecurityEvents } from '../../data/security/useSecurityEvents.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatInBali } from '../common/formatInstant.ts';
import { Entry, EntryList } from '../newest/EntryList.tsx';
import { NewestPage } from '../newest/NewestPage.tsx';
import { AdminsOnly } from '../session/AdminsOnly.tsx';
import type { AdminHeading } from '../shell/links.ts';
import { eventText, kindNames } from './eventText.ts';

/** Changed roles, refused calls and exports, the newest first. For admins alone. */
const SecurityPage = () => (
  <AdminsOnly title="Only an admin can see security events">
    <NewestPage
      kinds={securityEventKinds}
      kindNames={kindNames}
      useNewest={useSecurityEvents}
      failed="Failed to load the security events"
      name="security event"
      list={(events) => <EventList events={events} />}
    />
  </AdminsOnly>
);

export function EventList({ events }: { events: readonly SecurityEvent[] }) {
  if (events.length === 0) {
    return (
      <EmptyState
        title="No security events yet"
        hint="Changed roles, refused calls and exports are listed here for 400 days."
      />
    );
  }
  return (
    <EntryList>
      {events.map((event) => (
        <Entry key={event.id} {...eventText(event)} foot={formatInBali(event.at)} />
      ))}
    </EntryList>
  );
}

export { SecurityPage as Component };
export const handle: AdminHeading = {
  title: 'Security',
  description: 'Changed roles, refused calls and exports',
};
