import type { SecurityEvent } from '@selasar/domain';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatInBali } from '../common/formatInstant.ts';
import { Entry, EntryList } from '../newest/EntryList.tsx';
import { eventText } from './eventText.ts';

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
