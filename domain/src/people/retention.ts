import { blockPersonalData } from '../calendar/block.ts';
import { bookingPersonalData } from '../requests/bookings/booking.ts';
import { occupancySchema } from '../pricing/availability.ts';
import type { CollectionName, subcollections } from '../core/collections.ts';
import { eventPersonalData } from '../requests/changes/statusEvent.ts';
import { crewPersonalData } from '../crew/crewMember.ts';
import { editPersonalData } from './auditEvent.ts';
import { mailEntryPersonalData } from '../mail/mailEntry.ts';
import { noticeKinds } from '../mail/operations.ts';
import { messagePersonalData } from '../messages/message.ts';
import { feedSchema } from '../calendar/feed.ts';
import { tourSchema, villaSchema } from '../offers/offer.ts';
import { userPersonalData } from './user.ts';
import { reviewPersonalData } from '../reviews/review.ts';
import { templateSchema } from '../mail/template.ts';
import { transferPersonalData } from '../requests/transfers/transfer.ts';
import { transferTermsSchema } from '../pricing/transfers/terms.ts';
import { threadPersonalData } from '../trips/tripView.ts';
import { expiryDays, retentionYears, yearsText } from './retentionTime.ts';
import type { PersonalData } from '../core/fieldTable.ts';

export interface Retention {
  purpose: string;
  readBy:
    | 'everyone'
    | 'staff'
    | 'admins'
    | 'anybody with the link'
    | 'the user and admins'
    | 'functions only';
  storedFor: string;
  fields: Readonly<Record<string, PersonalData>>;
}

const always = { storedFor: 'until staff delete it' };
const requests = `${yearsText(retentionYears.requests)} after the travel ends`;
const withRequest = { storedFor: 'until its request is erased' };
const expires = (days: number) => ({ storedFor: `${days} days (\`expiresAt\`)` });

const allOf = (kind: PersonalData, fields: readonly string[]): Record<string, PersonalData> =>
  Object.fromEntries(fields.map((field) => [field, kind]));
const nothingIn = (...fields: string[]) => allOf('nothing', fields);

const found: Record<string, PersonalData> = {
  searchTerms: 'link',
  customerNameKey: 'name',
  removedAt: 'nothing',
};
const view: Record<string, PersonalData> = { ...nothingIn('updatedAt') };
const capability: Record<string, PersonalData> = allOf('link', ['key', 'viewId']);
const capabilityTimes = nothingIn('createdAt', 'publishedAt', 'replacedAt');

/** `docs/privacy.md` is generated from this. */
export const retention: Readonly<Record<CollectionName, Retention>> = {
  tours: {
    purpose: 'the tours on offer, with the name, portrait and languages of who guides them',
    readBy: 'everyone',
    ...always,
    fields: { ...nothingIn(...Object.keys(tourSchema.shape)), facts: 'staff' },
  },
  villas: {
    purpose: 'the villas on offer, with the name, portrait and languages of their hosts',
    readBy: 'everyone',
    ...always,
    fields: { ...nothingIn(...Object.keys(villaSchema.shape)), facts: 'staff' },
  },
  calendars: {
    purpose: 'the taken nights of villas, without guests',
    readBy: 'everyone',
    storedFor: 'for good',
    fields: nothingIn('villaId', 'month', 'nights'),
  },
  seats: {
    purpose: 'the taken seats of tours, without guests',
    readBy: 'everyone',
    storedFor: 'for good',
    fields: nothingIn('tourId', 'month', 'taken'),
  },
  occupancy: {
    purpose: 'the taken nights and seats of all offers in a month, without guests',
    readBy: 'everyone',
    storedFor: 'until six hours after the month',
    fields: nothingIn(...Object.keys(occupancySchema.shape)),
  },
  terms: {
    purpose: 'the terms of all transfers',
    readBy: 'everyone',
    ...always,
    fields: nothingIn(...Object.keys(transferTermsSchema.shape), 'updatedAt', 'updatedBy'),
  },
  currencies: {
    purpose: 'exchange rates of the US dollar',
    readBy: 'everyone',
    ...always,
    fields: nothingIn('rates', 'updatedAt'),
  },
  ratings: {
    purpose: 'the ratings of offers and their latest reviews',
    readBy: 'everyone',
    storedFor: 'as long as the reviews are published',
    fields: { latest: 'name', ...nothingIn('count', 'sum', 'offers') },
  },
  bookings: {
    purpose: 'to fulfil bookings and keep the accounts that tax law requires',
    readBy: 'staff',
    storedFor: `${requests}; what the figures count stays`,
    fields: { ...bookingPersonalData, ...found },
  },
  transfers: {
    purpose: 'to fulfil bookings and keep the accounts that tax law requires',
    readBy: 'staff',
    storedFor: `${requests}; what the figures count stays`,
    fields: { ...transferPersonalData, ...found },
  },
  messages: {
    purpose: 'to answer messages of the contact page',
    readBy: 'staff',
    storedFor: `${yearsText(retentionYears.messages)}; an empty message stays`,
    fields: { ...messagePersonalData, searchTerms: 'link', removedAt: 'nothing' },
  },
  blocks: {
    purpose: 'blocked nights of villas',
    readBy: 'staff',
    ...always,
    fields: blockPersonalData,
  },
  feeds: {
    purpose: 'calendars of other portals, without their guests',
    readBy: 'staff',
    ...always,
    fields: nothingIn(...Object.keys(feedSchema.shape)),
  },
  reviews: {
    purpose: 'reviews by guests, under a public name of their choice',
    readBy: 'staff',
    storedFor: `as long as it is published, else ${requests}; the stars stay`,
    fields: { ...reviewPersonalData, removedAt: 'nothing' },
  },
  stats: {
    purpose: 'figures of the business, without personal data',
    readBy: 'staff',
    storedFor: 'for good',
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
      'recountedAt',
      'lastDrift',
      'unlisted',
    ),
  },
  mailLog: {
    purpose: 'the delivery status of each mail, for staff',
    readBy: 'staff',
    ...expires(expiryDays.mailLog),
    fields: { ...mailEntryPersonalData, expiresAt: 'nothing' },
  },
  crew: {
    purpose: 'drivers and guides, and their availability',
    readBy: 'staff',
    ...always,
    fields: crewPersonalData,
  },
  templates: {
    purpose: 'templates of guest messages',
    readBy: 'staff',
    ...always,
    fields: {
      ...nothingIn(...Object.keys(templateSchema.shape)),
      ...allOf('staff', ['by', 'byName']),
    },
  },
  edits: {
    purpose: 'the audit log: who edited an offer, a role or a setting',
    readBy: 'staff',
    storedFor: 'for good',
    fields: editPersonalData,
  },
  securityEvents: {
    purpose: 'who changed a role, was refused, or exported or removed data of guests',
    readBy: 'admins',
    ...expires(expiryDays.securityEvents),
    fields: { ...nothingIn('what', 'at', 'expiresAt'), ...allOf('staff', ['by', 'byName']) },
  },
  noticeSettings: {
    purpose: 'which events are mailed to the company',
    readBy: 'admins',
    ...always,
    fields: nothingIn(...noticeKinds, 'updatedAt'),
  },
  tripViews: {
    purpose: 'the page of a trip',
    readBy: 'anybody with the link',
    ...withRequest,
    fields: { ...view, requests: 'words', isUnproven: 'nothing' },
  },
  crewViews: {
    purpose: 'the page of a driver or guide: their jobs from yesterday to a week ahead',
    readBy: 'anybody with the link',
    storedFor: 'eight days, for each job; rebuilt each night',
    fields: { ...view, jobs: 'name', name: 'staff' },
  },
  users: {
    purpose: 'users of the staff area',
    readBy: 'the user and admins',
    storedFor: 'as long as the person works here; [an admin deletes it](operations/accounts.md)',
    fields: userPersonalData,
  },
  nightHolders: {
    purpose: 'which booking or block holds each night',
    readBy: 'functions only',
    storedFor: 'for good',
    fields: nothingIn('villaId', 'month', 'nights'),
  },
  seatHolders: {
    purpose: 'which bookings hold the seats of a tour',
    readBy: 'functions only',
    storedFor: 'for good',
    fields: nothingIn('tourId', 'date', 'seats'),
  },
  icalAddresses: {
    purpose: 'the secret address of a villa’s calendar, for other portals',
    readBy: 'functions only',
    ...always,
    fields: nothingIn('villaId', 'key', 'createdAt', 'given'),
  },
  trips: {
    purpose: 'the keys of a trip, and the addresses of its guests',
    readBy: 'functions only',
    ...withRequest,
    fields: { emails: 'email', unproven: 'link', ...capability, ...capabilityTimes },
  },
  crewKeys: {
    purpose: 'the key of a driver’s or guide’s page',
    readBy: 'functions only',
    ...always,
    fields: { ...nothingIn('key', 'viewId'), ...capabilityTimes },
  },
  mail: {
    purpose: 'mails to send, and sent ones',
    readBy: 'functions only',
    ...expires(expiryDays.mail),
    fields: {
      ...allOf('email', ['to', 'replyTo', 'delivery']),
      message: 'words',
      ...nothingIn('deliveredAt', 'expiresAt'),
    },
  },
  mailQueue: {
    purpose: 'mails that wait while their change can be undone',
    readBy: 'functions only',
    ...expires(expiryDays.mailQueue),
    fields: {
      ...allOf('words', ['mail', 'knows']),
      requestId: 'link',
      ...nothingIn('leavesAt', 'expiresAt'),
    },
  },
  notices: {
    purpose: 'events that the company is mailed, each once',
    readBy: 'functions only',
    ...expires(expiryDays.notices),
    fields: { recordId: 'link', ...nothingIn('kind', 'of', 'at', 'waiting', 'expiresAt') },
  },
  contributions: {
    purpose: 'what the figures count of each request, message and offer',
    readBy: 'functions only',
    storedFor: 'as long as what is counted, and at most until the second recount after',
    fields: nothingIn('figures'),
  },
  rateLimits: {
    purpose:
      'limits of requests per address and person, and what was asked for within the hour, under hashes that cannot be reversed',
    readBy: 'functions only',
    storedFor: `an hour, of mails a day; limits per person ${expiryDays.rateLimits} days (both \`expiresAt\`); limits of a thread until its request is erased`,
    fields: {
      ...allOf('link', ['person', 'open', 'request']),
      ...nothingIn(
        'count',
        'hour',
        'taken',
        'day',
        'today',
        'inAll',
        'recent',
        'gathersUntil',
        'from',
        'expiresAt',
      ),
    },
  },
  settings: {
    purpose: 'the key of hashes',
    readBy: 'functions only',
    storedFor: 'for good',
    fields: nothingIn('key'),
  },
};

export const subcollectionRetention: Readonly<Record<keyof typeof subcollections, Retention>> = {
  events: {
    purpose: 'the history of a booking, a transfer, a review or a crew member',
    readBy: 'staff',
    ...withRequest,
    // Events of crew members have the changed values.
    fields: { ...eventPersonalData, ...allOf('staff', ['before', 'after']) },
  },
  thread: {
    purpose: 'messages between guest and staff',
    readBy: 'staff',
    ...withRequest,
    fields: threadPersonalData,
  },
  own: {
    purpose: 'when a member of staff last viewed each day',
    readBy: 'the user and admins',
    storedFor: 'as long as the person works here',
    fields: nothingIn('items'),
  },
  recounts: {
    purpose: 'recounts of the figures, with the drift found',
    readBy: 'staff',
    ...expires(expiryDays.recounts),
    fields: { by: 'staff', ...nothingIn('at', 'drift', 'expiresAt') },
  },
};
