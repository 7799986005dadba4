import { region, standardTemplates } from '@selasar/domain';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { Random } from '../counters/events.ts';
import { inDays, wishes } from '../support/offer.ts';

/** Ids that begin so are of these requests; hexadecimal, so that request ids can, too. */
export const mark = 'bad0bad0';

export interface Hosts {
  functions: string;
  firestore: string;
  storage: string;
  projectId: string;
  bucket: string;
}

export interface HostileRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const strange: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  ' ',
  '__proto__',
  '../../bookings/one',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0000',
  '\uD800',
  '𝔘𝔟𝔲𝔡',
  'x'.repeat(20_000),
  '9999-99-99',
  '2027-02-30',
  'a@b',
  [],
  [[[[]]]],
  {},
  { constructor: { prototype: {} } },
  { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' },
  { '@type': 'x' },
  Array.from({ length: 500 }).reduce((inner: unknown) => [inner], 1),
];

export const any = <T>(random: Random, all: readonly T[]): T => {
  const found = all[Math.floor(random() * all.length)];
  if (found === undefined && all.length === 0) throw new Error('There is nothing to choose from.');
  return found as T;
};

const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');

/** A UUID of version 4 with the mark. */
export const markedId = (random: Random): string =>
  `${mark}-${hex(random, 4)}-4${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`;

/** The value as it is, or with some of its fields strange, missing or unknown; or something else altogether. */
export function spoiled(random: Random, good: Record<string, unknown>): unknown {
  const luck = random();
  if (luck < 0.1) return good;
  if (luck < 0.15) return any(random, strange);
  const bad = { ...good };
  for (let n = 0; n < 1 + random() * 2; n += 1) {
    const field = any(random, Object.keys(good));
    const way = random();
    if (way < 0.2) delete bad[field];
    else if (way < 0.3) bad[any(random, ['role', 'status', 'totalPrice', 'read'])] = 'admin';
    else bad[field] = any(random, strange);
  }
  return bad;
}

const requestName = (random: Random) => ({
  kind: any(random, ['bookings', 'transfers']),
  id: markedId(random),
});
const ofTrip = (random: Random) => ({ ...requestName(random), key: hex(random, 32) });

/** Good inputs of all callables; those of staff, too, because anyone may try. */
export const inputs: Record<string, (random: Random) => Record<string, unknown>> = {
  createBooking: (random) => ({
    ...wishes.tour(),
    requestId: markedId(random),
    bookingType: any(random, ['tour', 'villa']),
    itemId: any(random, [...sampleTours, ...sampleVillas]).slug,
    endDate: inDays(5),
    customerEmail: `${markedId(random)}@example.com`,
  }),
  createTransfer: (random) => ({
    ...wishes.transfer(),
    requestId: markedId(random),
    customerEmail: `${markedId(random)}@example.com`,
  }),
  submitMessage: (random) => ({
    ...wishes.message(),
    requestId: markedId(random),
    email: `${markedId(random)}@example.com`,
  }),
  setBookingStatus: (random) => ({ bookingId: markedId(random), from: 'pending', to: 'confirmed' }),
  setTransferStatus: (random) => ({
    transferId: markedId(random),
    from: 'pending',
    to: 'confirmed',
  }),
  writeReview: (random) => ({
    key: markedId(random),
    bookingId: markedId(random),
    rating: 5,
    text: 'The best morning of all.',
    name: 'Hannah V.',
    country: 'DE',
  }),
  setReviewStatus: (random) => ({ bookingId: markedId(random), from: 'waiting', to: 'published' }),
  tickJob: (random) => ({
    ...requestName(random),
    part: any(random, ['tour', 'check-in', 'check-out', 'transfer']),
    what: any(random, ['done', 'no-show', null]),
    seen: null,
  }),
  blockNights: (random) => ({
    blockId: markedId(random),
    villaId: markedId(random),
    startDate: inDays(600),
    endDate: inDays(602),
    reason: 'note',
    note: 'x',
  }),
  mendBooking: (random) => ({
    ...wishes.tour(),
    id: markedId(random),
    seen: 1_800_000_000_000,
    itemId: any(random, sampleTours).slug,
    customerEmail: '',
    customerPhone: '+62 812 3456 7890',
    hotelName: 'Alaya',
    pickupTime: '07:30',
    despite: [],
  }),
  mendTransfer: (random) => ({
    ...wishes.transfer(),
    id: markedId(random),
    seen: 1_800_000_000_000,
    vehicleId: '',
    customerEmail: `${markedId(random)}@example.com`,
    hotelName: 'Alaya',
    despite: [],
  }),
  setPrice: (random) => ({
    ...requestName(random),
    seen: 1_800_000_000_000,
    total: any<number | null>(random, [0, 120.5, null]),
    reason: 'A repeat guest',
  }),
  setNotes: (random) => ({ ...requestName(random), seen: '', notes: 'Vegetarian' }),
  addPayment: (random) => ({
    ...requestName(random),
    paymentId: markedId(random),
    amount: any(random, [200, -20.5]),
    date: inDays(0),
    way: any(random, ['cash', 'card', 'transfer', 'other']),
    note: 'The deposit',
  }),
  undoChange: (random) => ({ ...requestName(random), eventId: any(random, ['one', 'two']) }),
  // Of a villa that is not there.
  makeBooking: (random) => ({
    ...wishes.tour(),
    requestId: markedId(random),
    bookingType: 'villa',
    itemId: markedId(random),
    endDate: inDays(5),
    customerEmail: '',
    customerPhone: '+62 812 3456 7890',
    status: 'confirmed',
    despite: [],
  }),
  cancelRequest: (random) => ofTrip(random),
  withdrawAsked: (random) => ofTrip(random),
  askForChange: (random) => ({
    ...ofTrip(random),
    kind: 'bookings',
    wish: { startDate: inDays(5), endDate: inDays(8), numberOfGuests: 2 },
    isTrial: false,
  }),
  writeToUs: (random) => ({ ...ofTrip(random), messageId: markedId(random), text: 'Hello' }),
  // Nobody has these keys and ids.
  openCrew: (random) => ({ key: hex(random, 32) }),
  tickByCrew: (random) => ({ ...ofTrip(random), part: 'tour', what: 'done' }),
  assignCrew: (random) => ({
    ...requestName(random),
    role: any(random, ['driver', 'guide']),
    crewId: markedId(random),
    seen: null,
  }),
  crewAddress: (random) => ({ crewId: markedId(random) }),
  replaceCrewKey: (random) => ({ crewId: markedId(random) }),
  answerAsked: (random) => ({ ...requestName(random), askedAt: 1, accept: true }),
  answerGuest: (random) => ({
    ...requestName(random),
    messageId: markedId(random),
    text: 'Hello',
  }),
  tellGuest: (random) => ({
    ...requestName(random),
    messageId: markedId(random),
    situation: 'driver',
    via: any(random, ['mail', 'thread', 'whatsapp']),
    text: 'Hello',
  }),
  // The standard text, which is not written over itself.
  saveTemplate: () => ({ situation: 'driver', text: standardTemplates.driver, seen: null }),
  // Nothing that would be written: it would hold for all transfers.
  setTransferTerms: () => ({ seen: null, changes: {} }),
  setRole: (random) => ({ uid: markedId(random), role: 'admin' }),
};

type Maker = (random: Random, hosts: Hosts) => Omit<HostileRequest, 'headers'>;

const toCallable: Maker = (random, { functions, projectId }) => {
  const name = any(random, Object.keys(inputs));
  const data = spoiled(random, inputs[name]?.(random) ?? {});
  const body = random() < 0.05 ? JSON.stringify(data) : JSON.stringify({ data });
  return {
    url: `http://${functions}/${projectId}/${region}/${name}`,
    method: 'POST',
    body: random() < 0.05 ? body.slice(0, Math.floor(body.length * random())) : body,
  };
};

/** A value as Firestore's REST interface writes it; some are wrong on purpose. */
function wireValue(random: Random, value: unknown): unknown {
  if (random() < 0.02) return { strangeValue: value };
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.map((item) => wireValue(random, item)) } };
  }
  return { mapValue: { fields: wireFields(random, value as object) } };
}

const wireFields = (random: Random, fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, wireValue(random, value)]),
  );

const collections = [
  'tours',
  'villas',
  'bookings',
  'transfers',
  'messages',
  'blocks',
  'feeds',
  'users',
  'stats',
  'mail',
  'mailLedger',
  'trips',
  'tripViews',
  'crew',
  'crewKeys',
  'crewViews',
  'templates',
  'edits',
  'securityEvents',
  'outbox',
  'calendars',
  'seats',
  'terms',
  'ratings',
  'reviews',
  'nightHolders',
  'seatHolders',
  'icalAddresses',
  'rateLimits',
  'settings',
  'statsLedger',
  'anything',
];

const toFirestore: Maker = (random, { firestore, projectId }) => {
  const database = `projects/${projectId}/databases/(default)`;
  const documents = `http://${firestore}/v1/${database}/documents`;
  const collection = any(random, collections);
  const id = any(random, [markedId(random), `${mark}-walk`, 'overview', '..', '__x__']);
  const way = random();
  if (way < 0.2) return { url: `${documents}/${collection}/${id}`, method: 'GET', body: undefined };
  if (way < 0.3) return { url: `${documents}/${collection}`, method: 'GET', body: undefined };
  if (way < 0.5) {
    const from = any<unknown>(random, [[{ collectionId: collection }], any(random, strange)]);
    const structuredQuery = spoiled(random, { from, limit: 10, orderBy: [], where: undefined });
    return {
      url: `${documents}:runQuery`,
      method: 'POST',
      body: JSON.stringify({ structuredQuery }),
    };
  }
  const sample = collection === 'villas' ? sampleVillas[0] : sampleTours[0];
  const data = spoiled(random, { ...sample, slug: id });
  const fields = typeof data === 'object' && data !== null ? wireFields(random, data) : data;
  const name = `${database}/documents/${collection}/${id}`;
  const updateTransforms = ['createdAt', 'updatedAt'].map((fieldPath) => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  }));
  const write = random() < 0.1 ? { delete: name } : { update: { name, fields }, updateTransforms };
  return { url: `${documents}:commit`, method: 'POST', body: JSON.stringify({ writes: [write] }) };
};

const toWebChannel: Maker = (random, { firestore, projectId }) => {
  const database = `projects/${projectId}/databases/(default)`;
  const query = { from: [{ collectionId: any(random, collections) }] };
  const message = spoiled(random, {
    database,
    addTarget: { query: { parent: `${database}/documents`, structuredQuery: query }, targetId: 2 },
  });
  const service = any(random, ['Listen', 'Write']);
  const parameters = new URLSearchParams({
    VER: any(random, ['8', '8', 'x', '-1']),
    database,
    RID: String(Math.floor(random() * 100_000)),
    CVER: '22',
    t: '1',
  });
  const form = new URLSearchParams({
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify(message),
  });
  return {
    url: `http://${firestore}/google.firestore.v1.Firestore/${service}/channel?${parameters}`,
    method: 'POST',
    body: random() < 0.1 ? String(any(random, strange)) : form.toString(),
  };
};

const toStorage: Maker = (random, { storage, bucket }) => {
  const folder = any(random, ['tour-images/', 'tour-images/villa-images/', 'private/', '', '../']);
  const name = encodeURIComponent(`${folder}${mark}-${hex(random, 8)}`);
  const files = `http://${storage}/v0/b/${bucket}/o`;
  const way = random();
  if (way < 0.2) return { url: `${files}/${name}`, method: 'GET', body: undefined };
  if (way < 0.3) return { url: `${files}/${name}`, method: 'DELETE', body: undefined };
  if (way < 0.4) return { url: `${files}?prefix=${folder}`, method: 'GET', body: undefined };
  return { url: `${files}?name=${name}&uploadType=media`, method: 'POST', body: hex(random, 30) };
};

const contentTypes = ['image/webp', 'image/svg+xml', 'text/html', 'x', 'application/json'];

/** One request of somebody who sends what no program of ours does; with the token, as that person. */
export function hostileRequest(random: Random, hosts: Hosts, token?: string): HostileRequest {
  const make = any(random, [toCallable, toFirestore, toWebChannel, toStorage]);
  const request = make(random, hosts);
  const type: Record<string, string> =
    make === toStorage
      ? { 'Content-Type': any(random, contentTypes) }
      : make === toWebChannel
        ? { 'Content-Type': 'application/x-www-form-urlencoded' }
        : { 'Content-Type': 'application/json' };
  return {
    ...request,
    headers: { ...type, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  };
}
