import { blockPersonalData } from '../../calendar/blocks/block.ts';
import { bookingPersonalData } from '../../bookings/booking.ts';
import { occupancySchema } from '../../bookings/occupancy.ts';
import type { CollectionName, subcollections } from '../../core/collections.ts';
import { eventPersonalData } from '../../core/statusEvent.ts';
import { crewPersonalData } from '../../crew/crewMember.ts';
import { editPersonalData } from '../../changes/audit/edit.ts';
import { mailEntryPersonalData } from '../../mail/mailEntry.ts';
import { messagePersonalData } from '../../messages/message.ts';
import { feedSchema } from '../../calendar/feeds/feed.ts';
import { tourSchema } from '../../offers/tour.ts';
import { villaSchema } from '../../offers/villa.ts';
import { userPersonalData } from '../user.ts';
import { reviewPersonalData } from '../../reviews/review.ts';
import { templateSchema } from '../../mail/templates/template.ts';
import { transferPersonalData } from '../../transfers/transfer.ts';
import { transferTermsSchema } from '../../transfers/terms.ts';
import { threadPersonalData } from '../../trips/threadMessage.ts';
import { expiryDays, retentionYears, yearsText } from './retentionTime.ts';
import type { PersonalData } from './personalData.ts';

/** Why and how long a collection is kept. */
export interface Retention {
  why: string;
  readBy:
    | 'everyone'
    | 'staff'
    | 'admins'
    | 'whoever has the link'
    | 'the person and admins'
    | 'functions alone';
  storedFor: string;
  /** How it is removed then. */
  goes: string;
  fields: Readonly<Record<string, PersonalData>>;
}

const always = { storedFor: 'as long as the site needs it', goes: 'staff delete it' };
const requests = `${yearsText(retentionYears.requests)} after the travel ends`;
const withRequest = { storedFor: requests, goes: 'it goes with the booking or transfer' };
const expires = (days: number) => ({
  storedFor: `${days} days`,
  goes: 'it expires by itself (`expiresAt`)',
});

const allOf = (tells: PersonalData, fields: readonly string[]): Record<string, PersonalData> =>
  Object.fromEntries(fields.map((field) => [field, tells]));
const nothingIn = (...fields: string[]) => allOf('nothing', fields);

/** Fields that are stored with a record beside its own. */
const found: Record<string, PersonalData> = {
  searchTerms: 'link',
  customerNameKey: 'name',
  removedAt: 'nothing',
};
const view: Record<string, PersonalData> = { ...nothingIn('updatedAt') };
const capability: Record<string, PersonalData> = allOf('link', ['key', 'viewId']);
const capabilityTimes = nothingIn('createdAt', 'publishedAt', 'replacedAt');

/** Every collection of the database. `docs/privacy.md` is generated from this. */
export const kept: Readonly<Record<CollectionName, Retention>> = {
  tours: {
    why: 'the tours that are offered',
    readBy: 'everyone',
    ...always,
    fields: nothingIn(...Object.keys(tourSchema.shape)),
  },
  villas: {
    why: 'the villas that are offered',
    readBy: 'everyone',
    ...always,
    fields: nothingIn(...Object.keys(villaSchema.shape)),
  },
  calendars: {
    why: 'which nights of a villa are taken, not by whom',
    readBy: 'everyone',
    storedFor: 'always',
    goes: 'it stays',
    fields: nothingIn('villaId', 'month', 'nights'),
  },
  seats: {
    why: 'for how many guests a tour is confirmed, not for whom',
    readBy: 'everyone',
    storedFor: 'always',
    goes: 'it stays',
    fields: nothingIn('tourId', 'month', 'taken'),
  },
  occupancy: {
    why: 'what of all villas and tours is taken in a month, not by whom',
    readBy: 'everyone',
    storedFor: 'until the month is over',
    goes: 'a job removes it within six hours',
    fields: nothingIn(...Object.keys(occupancySchema.shape)),
  },
  terms: {
    why: 'what holds for all transfers',
    readBy: 'everyone',
    ...always,
    fields: nothingIn(...Object.keys(transferTermsSchema.shape), 'updatedAt', 'updatedBy'),
  },
  currencies: {
    why: 'how much of other currencies a US dollar is',
    readBy: 'everyone',
    ...always,
    fields: nothingIn('rates', 'updatedAt'),
  },
  ratings: {
    why: 'the published reviews of an offer, as its page shows them',
    readBy: 'everyone',
    storedFor: 'as long as the reviews are published',
    goes: 'it is made anew of `reviews`',
    fields: { latest: 'name', ...nothingIn('count', 'sum') },
  },
  bookings: {
    why: 'to carry out what guests booked, and for the accounts that the tax law asks for',
    readBy: 'staff',
    storedFor: requests,
    goes: 'what tells of the guest is taken out; what figures count stays',
    fields: { ...bookingPersonalData, ...found },
  },
  transfers: {
    why: 'to carry out what guests booked, and for the accounts that the tax law asks for',
    readBy: 'staff',
    storedFor: requests,
    goes: 'what tells of the guest is taken out; what figures count stays',
    fields: { ...transferPersonalData, ...found },
  },
  messages: {
    why: 'to answer who wrote on the contact page',
    readBy: 'staff',
    storedFor: yearsText(retentionYears.messages),
    goes: 'what tells of the visitor is taken out; that there was a message stays',
    fields: { ...messagePersonalData, searchTerms: 'link', removedAt: 'nothing' },
  },
  blocks: {
    why: 'nights of villas that are kept free of guests',
    readBy: 'staff',
    ...always,
    fields: blockPersonalData,
  },
  feeds: {
    why: 'calendars of other portals; guests of theirs are not read',
    readBy: 'staff',
    ...always,
    fields: nothingIn(...Object.keys(feedSchema.shape)),
  },
  reviews: {
    why: 'guests tell others how it was, under a name that they choose for everyone to read',
    readBy: 'staff',
    storedFor: `as long as it is published; else ${requests}`,
    goes: 'name and text are taken out; the stars stay',
    fields: { ...reviewPersonalData, removedAt: 'nothing' },
  },
  stats: {
    why: 'figures of the business, which tell of nobody',
    readBy: 'staff',
    storedFor: 'always',
    goes: 'it stays',
    fields: nothingIn(
      'tours',
      'villas',
      'bookings',
      'transfers',
      'messages',
      'revenue',
      'weeks',
      'offers',
      'updatedAt',
      'provenAt',
      'lastDrift',
    ),
  },
  mailLog: {
    why: 'staff see what became of each mail',
    readBy: 'staff',
    ...expires(expiryDays.mailLog),
    fields: { ...mailEntryPersonalData, expiresAt: 'nothing' },
  },
  crew: {
    why: 'drivers and guides, and who of them is free',
    readBy: 'staff',
    ...always,
    fields: crewPersonalData,
  },
  templates: {
    why: 'what guests are told in each situation',
    readBy: 'staff',
    ...always,
    fields: {
      ...nothingIn(...Object.keys(templateSchema.shape)),
      ...allOf('staff', ['by', 'byName']),
    },
  },
  edits: {
    why: 'who edited an offer, a role or a setting',
    readBy: 'staff',
    storedFor: 'always',
    goes: 'it stays',
    fields: editPersonalData,
  },
  securityEvents: {
    why: 'who changed a role, was refused, or took or removed what we know of a guest',
    readBy: 'admins',
    ...expires(expiryDays.securityEvents),
    fields: { ...nothingIn('what', 'at', 'expiresAt'), ...allOf('staff', ['by', 'byName']) },
  },
  tripViews: {
    why: 'the page of a trip',
    readBy: 'whoever has the link',
    ...withRequest,
    fields: { ...view, requests: 'words' },
  },
  crewViews: {
    why: 'the page of a driver or guide: their jobs from yesterday to a week ahead',
    readBy: 'whoever has the link',
    storedFor: 'eight days, for each job',
    goes: 'it is made anew each night',
    fields: { ...view, jobs: 'name', name: 'staff' },
  },
  users: {
    why: 'who may work in the staff area',
    readBy: 'the person and admins',
    storedFor: 'as long as the person works here',
    goes: 'an admin removes it: see docs/operations/staff.md',
    fields: userPersonalData,
  },
  nightHolders: {
    why: 'which booking or block holds which night',
    readBy: 'functions alone',
    storedFor: 'always',
    goes: 'it stays',
    fields: nothingIn('villaId', 'month', 'nights'),
  },
  seatHolders: {
    why: 'which bookings hold the seats of a tour',
    readBy: 'functions alone',
    storedFor: 'always',
    goes: 'it stays',
    fields: nothingIn('tourId', 'date', 'seats'),
  },
  icalAddresses: {
    why: 'the secret address of a villa’s calendar, for other portals',
    readBy: 'functions alone',
    ...always,
    fields: nothingIn('villaId', 'key', 'createdAt'),
  },
  trips: {
    why: 'what opens the page of a trip, and whose it is',
    readBy: 'functions alone',
    ...withRequest,
    fields: { emails: 'email', ...capability, ...capabilityTimes },
  },
  crewKeys: {
    why: 'what opens the page of a driver or guide',
    readBy: 'functions alone',
    ...always,
    fields: { ...nothingIn('key', 'viewId'), ...capabilityTimes },
  },
  mail: {
    why: 'mails, until they are sent and for as long as they can be sent again',
    readBy: 'functions alone',
    ...expires(expiryDays.mail),
    fields: {
      ...allOf('email', ['to', 'replyTo', 'delivery']),
      message: 'words',
      ...nothingIn('deliveredAt', 'expiresAt'),
    },
  },
  mailQueue: {
    why: 'mails that wait, as long as what they tell can be undone: seconds',
    readBy: 'functions alone',
    ...expires(expiryDays.mailQueue),
    fields: {
      ...allOf('words', ['mail', 'knows']),
      requestId: 'link',
      ...nothingIn('leavesAt', 'expiresAt'),
    },
  },
  statsLedger: {
    why: 'each event counts once in the figures',
    readBy: 'functions alone',
    ...expires(expiryDays.statsLedger),
    fields: nothingIn('committedAt', 'changes', 'waiting', 'at', 'expiresAt'),
  },
  rateLimits: {
    why: 'nobody floods the forms: how often an address or a person asked, under a scrambled name that cannot be turned back',
    readBy: 'functions alone',
    storedFor: `an hour; of a person’s requests ${expiryDays.rateLimits} days; of a request’s thread as long as the request`,
    goes: 'it expires by itself (`expiresAt`), or with the booking or transfer',
    fields: {
      ...allOf('link', ['person', 'open']),
      ...nothingIn('count', 'hour', 'taken', 'inAll', 'expiresAt'),
    },
  },
  settings: {
    why: 'what functions remember: the key that scrambles, and up to when figures are counted',
    readBy: 'functions alone',
    storedFor: 'always',
    goes: 'it stays',
    fields: nothingIn('key', 'countedUpTo', 'foldedUpTo'),
  },
};

/** Subcollections. */
export const retentionWithin: Readonly<Record<keyof typeof subcollections, Retention>> = {
  events: {
    why: 'who did what, and when, with a booking, a transfer, a review or a person of the crew',
    readBy: 'staff',
    ...withRequest,
    // Events of the crew hold what staff changed.
    fields: { ...eventPersonalData, ...allOf('staff', ['before', 'after']) },
  },
  thread: {
    why: 'what guest and staff write to each other',
    readBy: 'staff',
    ...withRequest,
    fields: threadPersonalData,
  },
  own: {
    why: 'what a person of the staff keeps for themselves: saved views, and days they looked at',
    readBy: 'the person and admins',
    storedFor: 'as long as the person works here',
    goes: 'the person deletes it',
    fields: { items: 'words' },
  },
  recounts: {
    why: 'when the figures were proven, and what was wrong',
    readBy: 'staff',
    ...expires(expiryDays.recounts),
    fields: { by: 'staff', ...nothingIn('at', 'drift', 'expiresAt') },
  },
};
