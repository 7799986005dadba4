import { reference, statusAfter } from '@selasar/domain';
import type { AuditEvent, AuditKind } from '@selasar/domain';
import { paths } from '../../../paths.ts';
import { known } from '../../records/invalid/known.ts';
import { author } from '../../records/details/explain.ts';
import { historyText } from '../../records/details/historyText.ts';
import { placeOf } from './EditItem.tsx';
import { editText, fieldsOf } from './editText.ts';
import { securityText } from './securityText.ts';

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

/** 'Made changed booking #8Qv0mJtY: pending → confirmed' */
function recordText(event: RecordEvent, nameOf: NameOf): string {
  const { kind, of, by, from, to, changeRequest, change } = event;
  const start = `${author(event)} ${verb(event)} ${recordNames[kind]} ${reference(of)}`;
  // The text of a creation is a complete sentence.
  if (from === null && !changeRequest && !change) {
    if (by !== 'guest') return `${start}: ${known(to)}`;
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

/** Labels of the fields of a driver or guide, for staff. */
const crewFields: Readonly<Record<string, string>> = {
  name: 'name',
  phone: 'phone',
  drives: 'drives',
  guides: 'guides',
  seats: 'seats',
  languages: 'languages',
  daysOff: 'days off',
  active: 'works here',
};

interface AuditText {
  /** Who did what to what. */
  title: string;
  lines: readonly string[];
  /** The page that shows it; undefined if it was deleted or has no page. */
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
