import { limits, publicListLimit } from '@selasar/domain/core';
import { NOW, type Data } from './data.ts';
import { isGoodOffer } from './offers.ts';
import type { Person } from './people.ts';

// What the design says of who reads and who writes what ('Where data lives'), read from its text and not from the rules.

/** What somebody asks of one document, or of a collection or its group. */
export interface Action {
  person: Person;
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  path: string;
  /** Of a query; undefined asks for everything. */
  limit?: number | undefined;
  /** Every collection of that name, wherever it lies. */
  group?: boolean;
  /** Asks only how many there are. */
  counts?: boolean;
  /** The document as it is, and as it would be. */
  before?: Data | undefined;
  after?: Data | undefined;
}

type Judge = (action: Action) => boolean;

const everyone: Judge = () => true;
/** The role in the token, the stored role and the verified address: only these two have all of them. */
const staff: Judge = ({ person: { role } }) => role === 'staff' || role === 'admin';
const admin: Judge = ({ person: { role } }) => role === 'admin';
const both =
  (...judges: Judge[]): Judge =>
  (action) =>
    judges.every((judge) => judge(action));
const either =
  (...judges: Judge[]): Judge =>
  (action) =>
    judges.some((judge) => judge(action));

const idOf = ({ path }: Action): string => path.split('/').at(-1) ?? '';
const isSelf: Judge = (action) =>
  action.person.role !== 'nobody' && idOf(action) === action.person.uid;
/** A document beneath the own profile. */
const isOwn: Judge = ({ person, path }) =>
  person.role !== 'nobody' && path.split('/')[1] === person.uid;
const areItems: Judge = (action) => {
  const { after = {} } = action;
  return (
    idOf(action) === 'lastViewed' &&
    Object.keys(after).join() === 'items' &&
    isMap(after['items']) &&
    Object.keys(after['items']).length <= 100
  );
};
const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
/** The largest page that anyone may read. */
const isPage: Judge = ({ limit }) => limit !== undefined && limit <= publicListLimit;

const isGood =
  (kind: 'tours' | 'villas'): Judge =>
  (action) =>
    isGoodOffer(kind, idOf(action), action.before, action.after ?? {});

/** Staff may mark a message as read, which says when by the server's clock; nothing else of it changes. */
const isMarkedAsRead: Judge = ({ before = {}, after = {} }) => {
  const { read, readAt, ...rest } = after;
  const { read: _, readAt: __, ...stored } = before;
  return read === true && readAt === NOW && sameFields(rest, stored);
};

/** People register themselves: as who they are, waiting, at the server's time. */
const isRegistration: Judge = ({ person, after = {} }) => {
  const { email, fullName, role, createdAt, ...rest } = after;
  return (
    Object.keys(rest).length === 0 &&
    email === person.email &&
    typeof fullName === 'string' &&
    fullName.length > 0 &&
    fullName.length <= limits.name &&
    role === 'pending' &&
    createdAt === NOW
  );
};

/** Whose address is verified may say so in the own profile, for admins to see; nothing else of it changes. */
const isVerification: Judge = ({ person, before = {}, after = {} }) => {
  const changed = Object.keys(after).filter((field) => after[field] !== before[field]);
  return (
    person.role !== 'unverified' &&
    changed.every((field) => field === 'emailVerified') &&
    after['emailVerified'] === true
  );
};

const sameFields = (a: Data, b: Data): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.keys(a).every((name) => a[name] === b[name]);

type Rights = Partial<Record<Action['operation'], Judge>>;
const readByStaff: Rights = { get: staff, list: staff };
const offer = (kind: 'tours' | 'villas'): Rights => ({
  get: everyone,
  list: either(isPage, staff),
  create: both(staff, isGood(kind)),
  update: both(staff, isGood(kind)),
  delete: staff,
});

/** By collection; `*` is any document. What is missing here, nobody may. */
const rights: Record<string, Rights> = {
  tours: offer('tours'),
  villas: offer('villas'),
  // One read a month: a month is asked for by its name.
  calendars: { get: everyone },
  seats: { get: everyone },
  occupancy: { get: everyone },
  terms: { get: everyone },
  currencies: { get: everyone },
  ratings: { get: everyone },
  // Its id is known to whoever has the key of the trip.
  tripViews: { get: everyone },
  bookings: readByStaff,
  'bookings/*/events': readByStaff,
  'bookings/*/thread': readByStaff,
  transfers: readByStaff,
  'transfers/*/events': readByStaff,
  'transfers/*/thread': readByStaff,
  messages: { ...readByStaff, update: both(staff, isMarkedAsRead) },
  blocks: readByStaff,
  feeds: readByStaff,
  crewViews: { get: everyone },
  crew: readByStaff,
  'crew/*/events': readByStaff,
  templates: readByStaff,
  partners: readByStaff,
  edits: readByStaff,
  receipts: readByStaff,
  receiptSettings: readByStaff,
  mailLog: readByStaff,
  securityEvents: { get: admin, list: admin },
  noticeSettings: { get: admin, list: admin },
  reviews: readByStaff,
  'reviews/*/events': readByStaff,
  stats: readByStaff,
  'stats/*/recounts': readByStaff,
  users: {
    get: either(isSelf, admin),
    list: admin,
    create: both(isSelf, isRegistration),
    update: both(isSelf, isVerification),
  },
  'users/*/own': {
    get: both(isOwn, staff),
    create: both(both(isOwn, staff), areItems),
    update: both(both(isOwn, staff), areItems),
  },
};

/** What the design says to it. */
export function mayDo(action: Action): boolean {
  const segments = action.path.split('/');
  const collection = segments.slice(0, segments.length - (action.operation === 'list' ? 0 : 1));
  const name = collection.map((segment, place) => (place % 2 ? '*' : segment)).join('/');
  // Only the audit log asks for a group.
  if (action.group) return collection.at(-1) === 'events' && admin(action);
  return rights[name]?.[action.operation]?.(action) ?? false;
}
