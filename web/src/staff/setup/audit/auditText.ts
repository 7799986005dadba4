import { reference } from '@selasar/domain/core';
import {
  type AuditEvent,
  type AuditKind,
  type ExportedList,
  type SecurityEvent,
  theSystem,
} from '@selasar/domain/people';
import { statusAfter } from '@selasar/domain/requests';
import { paths } from '../../../paths.ts';
import { orDash } from '../../common/formatInstant.ts';
import { author } from '../../requests/sheet/explain.ts';
import { historyText } from '../../requests/sheet/changeRequestText.ts';
import { editText, fieldsOf, placeOf } from '../../offers/edits/editText.ts';
import { roleNames } from '../../common/roles.ts';

const listNames: Readonly<Record<ExportedList, string>> = {
  bookings: 'bookings',
  transfers: 'airport transfers',
  payments: 'payments',
};

const whoOf = ({ by, byName }: SecurityEvent): string =>
  byName ?? (by === theSystem ? 'The system' : `Someone without a name (${by})`);

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

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

export const kindNames: Readonly<Record<AuditKind, string>> = {
  bookings: 'Bookings',
  transfers: 'Transfers',
  reviews: 'Reviews',
  crew: 'Crew',
  offers: 'Offers',
  settings: 'Settings',
  security: 'Security',
};

type RecordEvent = Extract<AuditEvent, { source: 'record' }>;
type CrewEvent = Extract<AuditEvent, { source: 'crew' }>;
type NameOf = (crewId: string) => string | undefined;

const recordNames = { bookings: 'booking', transfers: 'transfer', reviews: 'review' } as const;

const recordPlaces = {
  bookings: paths.admin.booking,
  transfers: paths.admin.transfer,
  reviews: () => paths.admin.reviews,
} as const;

const changeRequestVerbs = {
  requested: 'wrote about',
  withdrawn: 'wrote about',
  accepted: 'answered the guest of',
  declined: 'answered the guest of',
} as const;

function verb({ kind, from, by, undoes, changeRequest, change }: RecordEvent): string {
  if (undoes) return 'undid a change of';
  if (change?.what === 'message') return 'wrote to the guest of';
  if (changeRequest) return changeRequestVerbs[changeRequest.outcome];
  if (from !== null) return 'changed';
  if (kind === 'reviews') return 'wrote';
  return by === 'guest' ? 'requested' : 'entered';
}

function recordText(event: RecordEvent, nameOf: NameOf): string {
  const { kind, of, by, from, to, changeRequest, change } = event;
  const start = `${author(event)} ${verb(event)} ${recordNames[kind]} ${reference(of)}`;
  // The text of a creation is a complete sentence.
  if (from === null && !changeRequest && !change) {
    if (by !== 'guest') return `${start}: ${orDash(to)}`;
    return to === statusAfter.confirmation ? `${start}, and it was confirmed at once` : start;
  }
  return `${start}: ${historyText(event, nameOf)}`;
}

function crewText(event: CrewEvent, nameOf: NameOf): Pick<AuditText, 'title' | 'lines'> {
  const { of, before, after } = event;
  // It may have had another name then.
  const name = [after['name'], before['name'], nameOf(of)].find((one) => typeof one === 'string');
  const isNew = Object.values(before).every((value) => value === null);
  const fields = Object.keys(after).flatMap((field) => crewFields[field] ?? []);
  return {
    title: `${author(event)} ${isNew ? 'added' : 'changed'} ${name ?? 'a driver or guide'}`,
    lines: isNew || fields.length === 0 ? [] : [`Changed: ${fields.join(', ')}`],
  };
}

const crewFields: Readonly<Record<string, string>> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  drives: 'drives',
  guides: 'guides',
  seats: 'seats',
  languages: 'languages',
  daysOff: 'days off',
  active: 'works here',
};

interface AuditText {
  title: string;
  lines: readonly string[];
  /** Undefined if it was deleted or has no page. */
  to?: string | undefined;
}

export function auditText(event: AuditEvent, nameOf: NameOf): AuditText {
  switch (event.source) {
    case 'record':
      return {
        title: recordText(event, nameOf),
        lines: [],
        to: recordPlaces[event.kind](event.of),
      };
    case 'crew':
      return { ...crewText(event, nameOf), to: paths.admin.crew };
    case 'edit':
      return {
        title: editText(event),
        lines: fieldsOf(event).map(({ label, before, after }) => `${label}: ${before} → ${after}`),
        to: placeOf(event),
      };
    case 'security':
      return {
        ...securityText(event),
        to: event.what.kind === 'role-changed' ? paths.admin.team : undefined,
      };
    default:
      return event satisfies never;
  }
}
