import { noticeKinds, standardTemplates } from '@selasar/domain/mail';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { Random } from './counters/events.ts';
import { inDays, alternatives } from '../support/offer.ts';
import { any, hex, markedId } from './choose.ts';

const requestName = (random: Random) => ({
  kind: any(random, ['bookings', 'transfers']),
  id: markedId(random),
});
const ofTrip = (random: Random) => ({ ...requestName(random), key: hex(random, 32) });

/** Good inputs of all callables; those of staff, too, because anyone may try. */
export const inputs: Record<string, (random: Random) => Record<string, unknown>> = {
  createBooking: (random) => ({
    ...alternatives.tour(),
    requestId: markedId(random),
    bookingType: any(random, ['tour', 'villa']),
    itemId: any(random, [...sampleTours, ...sampleVillas]).slug,
    endDate: inDays(5),
    customerEmail: `${markedId(random)}@example.com`,
  }),
  createTransfer: (random) => ({
    ...alternatives.transfer(),
    requestId: markedId(random),
    customerEmail: `${markedId(random)}@example.com`,
  }),
  submitMessage: (random) => ({
    ...alternatives.message(),
    requestId: markedId(random),
    email: `${markedId(random)}@example.com`,
  }),
  findRequest: (random) => ({
    kind: any(random, ['bookings', 'transfers', 'messages']),
    requestKey: markedId(random),
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
    what: any(random, ['done', null]),
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
  editBooking: (random) => ({
    ...alternatives.tour(),
    id: markedId(random),
    seen: 1_800_000_000_000,
    itemId: any(random, sampleTours).slug,
    customerEmail: '',
    customerPhone: '+62 812 3456 7890',
    hotelName: 'Alaya',
    pickupTime: '07:30',
    overrides: [],
  }),
  editTransfer: (random) => ({
    ...alternatives.transfer(),
    id: markedId(random),
    seen: 1_800_000_000_000,
    vehicleId: '',
    customerEmail: `${markedId(random)}@example.com`,
    hotelName: 'Alaya',
    overrides: [],
  }),
  setPrice: (random) => ({
    ...requestName(random),
    seen: 1_800_000_000_000,
    total: any<number | null>(random, [0, 120.5, null]),
    reason: 'A repeat guest',
  }),
  setPaymentLink: (random) => ({
    id: markedId(random),
    seen: 1_800_000_000_000,
    link: any(random, ['https://pay.example.com/7', '']),
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
  createBookingForGuest: (random) => ({
    ...alternatives.tour(),
    requestId: markedId(random),
    bookingType: 'villa',
    itemId: markedId(random),
    endDate: inDays(5),
    customerEmail: '',
    customerPhone: '+62 812 3456 7890',
    status: 'confirmed',
    overrides: [],
  }),
  // On a way that leads nowhere.
  createTransferForGuest: (random) => ({
    ...alternatives.transfer(),
    requestId: markedId(random),
    destination: alternatives.transfer().pickupLocation,
    vehicleId: '',
    hotelName: '',
    customerEmail: '',
    status: 'confirmed',
    overrides: [],
  }),
  cancelRequest: (random) => ofTrip(random),
  withdrawChangeRequest: (random) => ofTrip(random),
  requestChange: (random) => ({
    ...ofTrip(random),
    kind: 'bookings',
    requested: { startDate: inDays(5), endDate: inDays(8), numberOfGuests: 2 },
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
  assignThread: (random) => ({ ...requestName(random), assignee: markedId(random), seen: null }),
  crewAddress: (random) => ({ crewId: markedId(random) }),
  replaceCrewKey: (random) => ({ crewId: markedId(random) }),
  resolveChangeRequest: (random) => ({ ...requestName(random), requestedAt: 1, accept: true }),
  answerGuest: (random) => ({
    ...requestName(random),
    messageId: markedId(random),
    text: 'Hello',
  }),
  messageGuest: (random) => ({
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
  setPaymentTerms: () => ({ seen: null, changes: {} }),
  // Of a version that is not there.
  setCurrencies: () => ({ seen: 1, rates: [] }),
  setPartners: () => ({ seen: 1, partners: [] }),
  setSource: (random) => ({ ...requestName(random), seen: 'site', source: 'phone' }),
  // As it is: for all events of the suite.
  setNotice: (random) => ({ kind: any(random, noticeKinds), isOn: true }),
  setOwnNotices: (random) => ({ pace: 'never', [any(random, noticeKinds)]: true }),
  setRole: (random) => ({ uid: markedId(random), role: 'admin' }),
};
