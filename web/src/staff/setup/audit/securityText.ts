import { theSystem } from '@selasar/domain';
import type { ExportedList, SecurityEvent } from '@selasar/domain';
import { roleNames } from '../team/roles.ts';

const listNames: Readonly<Record<ExportedList, string>> = {
  bookings: 'bookings',
  transfers: 'airport transfers',
};

const whoOf = ({ by, byName }: SecurityEvent): string =>
  byName ?? (by === theSystem ? 'The system' : `Someone without a name (${by})`);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Who did what, and the details. */
export function securityText(event: SecurityEvent): { title: string; lines: readonly string[] } {
  const { what } = event;
  const who = whoOf(event);
  switch (what.kind) {
    case 'role-changed':
      return {
        title: `${who} changed the role of ${what.name}`,
        lines: [`${roleNames[what.from]} → ${roleNames[what.to]}`],
      };
    case 'call-refused':
      return {
        title: `${who} was refused ${counted(what.count, 'call')} in an hour`,
        lines: [what.calls.join(', ')],
      };
    case 'export-made':
      return {
        title: `${who} saved ${listNames[what.list]} to a file`,
        lines: [counted(what.rows, 'row')],
      };
    case 'person-exported':
    case 'person-removed':
      return {
        title: `${who} ${what.kind === 'person-removed' ? 'removed' : 'exported'} the data of a guest`,
        lines: [`Request ${what.ref}`],
      };
    default:
      return what satisfies never;
  }
}
