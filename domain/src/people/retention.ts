import { blockPersonalData } from '../calendar/block.ts';
import { bookingPersonalData } from '../requests/bookings/booking.ts';
import { occupancySchema } from '../pricing/availability.ts';
import type { CollectionName, subcollections } from '../core/collections.ts';
import { eventPersonalData } from '../requests/changes/statusEvent.ts';
import { crewPersonalData } from '../crew/crewMember.ts';
import { editPersonalData } from './auditEvent.ts';
import { mailEntryPersonalData } from '../mail/mailEntry.ts';
import { noticeKinds } from '../mail/notices.ts';
import { messagePersonalData } from '../messages/message.ts';
import { feedSchema } from '../calendar/feed.ts';
import { tourSchema, villaSchema } from '../offers/offer.ts';
import { userPersonalData } from './user.ts';
import { reviewPersonalData } from '../reviews/review.ts';
import { templateSchema } from '../mail/template.ts';
import { transferPersonalData } from '../requests/transfers/transfer.ts';
import { receiptSchema } from '../receipts/receipt.ts';
import { receiptSettingsSchema } from '../receipts/receiptSettings.ts';
import { paymentTermsFields } from '../pricing/paymentTerms.ts';
import { transferTermsSchema } from '../pricing/transfers/terms.ts';
import { threadPersonalData } from '../trips/tripView.ts';
import { expiryDays, readBy, retentionYears, yearsText, type Retention } from './retentionTime.ts';
import { allOf, type PersonalData } from '../core/fieldTable.ts';

const always = { storedFor: 'until staff delete it' };
const requests = `${yearsText(retentionYears.requests)} after the travel ends`;
const withRequest = { storedFor: 'until its request is erased' };
const expires = (days: number) => ({ storedFor: `${days} days (\`expiresAt\`)` });

const nothingIn = (...fields: string[]) => allOf('nothing', fields);

const found: Record<string, PersonalData> = {
  searchTerms: 'link',
  customerNameKey: 'name',
  removedAt: 'nothing',
};
const capability: Record<string, PersonalData> = allOf('link', ['key', 'viewId']);
const capabilityTimes = nothingIn('createdAt', 'publishedAt', 'replacedAt');

/** `docs/privacy.md` is generated from this. */
export const retention: Readonly<Record<CollectionName, Retention>> = {
  ...readBy('everyone', {
    tours: {
      purpose: 'the tours on offer, with the name, portrait and languages of who guides them',
      ...always,
      fields: { ...nothingIn(...Object.keys(tourSchema.shape)), facts: 'staff' },
    },
    villas: {
      purpose: 'the villas on offer, with the name, portrait and languages of their hosts',
      ...always,
      fields: { ...nothingIn(...Object.keys(villaSchema.shape)), facts: 'staff' },
    },
    calendars: {
      purpose: 'the taken nights of villas, without guests',
      storedFor: 'for good',
      fields: nothingIn('villaId', 'month', 'nights'),
    },
    seats: {
      purpose: 'the taken seats of tours, without guests',
      storedFor: 'for good',
      fields: nothingIn('tourId', 'month', 'taken', 'departures'),
    },
    occupancy: {
      purpose: 'the taken nights and seats of all offers in a month, without guests',
      storedFor: 'until six hours after the month',
      fields: nothingIn(...Object.keys(occupancySchema.shape)),
    },
    terms: {
      purpose: 'the terms of all transfers, and how guests pay the company',
      ...always,
      fields: nothingIn(
        ...Object.keys(transferTermsSchema.shape),
        ...Object.keys(paymentTermsFields.shape),
        'updatedAt',
        'updatedBy',
      ),
    },
    currencies: {
      purpose: 'exchange rates of the US dollar',
      ...always,
      fields: nothingIn('rates', 'updatedAt'),
    },
    ratings: {
      purpose: 'the ratings of offers and their latest reviews',
      storedFor: 'as long as the reviews are published',
      fields: { latest: 'name', ...nothingIn('count', 'sum', 'offers') },
    },
  }),
  ...readBy('staff', {
    bookings: {
      purpose: 'to fulfil bookings and keep the accounts that tax law requires',
      storedFor: `${requests}; what the figures count stays`,
      fields: { ...bookingPersonalData, ...found },
    },
    transfers: {
      purpose: 'to fulfil bookings and keep the accounts that tax law requires',
      storedFor: `${requests}; what the figures count stays`,
      fields: { ...transferPersonalData, ...found },
    },
    messages: {
      purpose: 'to answer messages of the contact page',
      storedFor: `${yearsText(retentionYears.messages)}; an empty message stays`,
      fields: { ...messagePersonalData, searchTerms: 'link', removedAt: 'nothing' },
    },
    blocks: {
      purpose: 'blocked nights of villas',
      ...always,
      fields: blockPersonalData,
    },
    feeds: {
      purpose: 'calendars of other portals, without their guests',
      ...always,
      fields: nothingIn(...Object.keys(feedSchema.shape)),
    },
    reviews: {
      purpose: 'reviews by guests, under a public name of their choice',
      storedFor: `as long as it is published, else ${requests}; the stars stay`,
      fields: { ...reviewPersonalData, removedAt: 'nothing' },
    },
    stats: {
      purpose: 'figures of the business, without personal data',
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
        'sources',
        'updatedAt',
        'recountedAt',
        'lastDrift',
        'unlisted',
      ),
    },
    mailLog: {
      purpose: 'the delivery status of each mail, for staff',
      ...expires(expiryDays.mailLog),
      fields: { ...mailEntryPersonalData, expiresAt: 'nothing' },
    },
    crew: {
      purpose: 'drivers and guides, and their availability',
      ...always,
      fields: crewPersonalData,
    },
    templates: {
      purpose: 'templates of guest messages',
      ...always,
      fields: {
        ...nothingIn(...Object.keys(templateSchema.shape)),
        ...allOf('staff', ['by', 'byName']),
      },
    },
    receipts: {
      purpose: 'receipts and credit notes, which tax law requires',
      storedFor: `${yearsText(retentionYears.requests)} after their issue (\`expiresAt\`), even if the guest asks for erasure`,
      fields: {
        ...nothingIn(...Object.keys(receiptSchema.shape), 'expiresAt'),
        ...allOf('name', ['guestName']),
        ...allOf('link', ['requestId']),
      },
    },
    receiptSettings: {
      purpose: 'what is printed on receipts: registration and taxes',
      ...always,
      fields: nothingIn(...Object.keys(receiptSettingsSchema.shape), 'updatedAt'),
    },
    partners: {
      purpose: 'hotels and agents that send guests, and their commission',
      ...always,
      fields: nothingIn('partners', 'updatedAt'),
    },
    edits: {
      purpose: 'the audit log: who edited an offer, a role or a setting',
      storedFor: 'for good',
      fields: editPersonalData,
    },
  }),
  ...readBy('admins', {
    securityEvents: {
      purpose: 'who changed a role, was refused, or exported or removed data of guests',
      ...expires(expiryDays.securityEvents),
      fields: { ...nothingIn('what', 'at', 'expiresAt'), ...allOf('staff', ['by', 'byName']) },
    },
    noticeSettings: {
      purpose: 'which events are mailed to the company',
      ...always,
      fields: nothingIn(...noticeKinds, 'updatedAt'),
    },
  }),
  ...readBy('anybody with the link', {
    tripViews: {
      purpose: 'the page of a trip',
      ...withRequest,
      fields: { updatedAt: 'nothing', requests: 'words', isUnproven: 'nothing' },
    },
    crewViews: {
      purpose: 'the page of a driver or guide: their jobs from yesterday to a week ahead',
      storedFor: 'eight days, for each job; rebuilt each night',
      fields: { updatedAt: 'nothing', jobs: 'name', name: 'staff' },
    },
  }),
  ...readBy('the user and admins', {
    users: {
      purpose: 'users of the staff area',
      storedFor: 'as long as the person works here; [an admin deletes it](operations/accounts.md)',
      fields: userPersonalData,
    },
  }),
  ...readBy('functions only', {
    nightHolders: {
      purpose: 'which booking or block holds each night',
      storedFor: 'for good',
      fields: nothingIn('villaId', 'month', 'nights'),
    },
    seatHolders: {
      purpose: 'which bookings hold the seats of a tour',
      storedFor: 'for good',
      fields: nothingIn('tourId', 'date', 'seats', 'times'),
    },
    icalAddresses: {
      purpose: 'the secret address of a villa’s calendar, for other portals',
      ...always,
      fields: nothingIn('villaId', 'key', 'createdAt', 'given'),
    },
    trips: {
      purpose: 'the keys of a trip, and the addresses of its guests',
      ...withRequest,
      fields: { emails: 'email', unproven: 'link', ...capability, ...capabilityTimes },
    },
    crewKeys: {
      purpose: 'the key of a driver’s or guide’s page',
      ...always,
      fields: { ...nothingIn('key', 'viewId'), ...capabilityTimes },
    },
    mail: {
      purpose: 'mails to send, and sent ones',
      ...expires(expiryDays.mail),
      fields: {
        ...allOf('email', ['to', 'replyTo', 'delivery']),
        message: 'words',
        ...nothingIn('deliveredAt', 'expiresAt'),
      },
    },
    mailQueue: {
      purpose: 'mails that wait while their change can be undone',
      ...expires(expiryDays.mailQueue),
      fields: {
        ...allOf('words', ['mail', 'knows', 'replaces']),
        requestId: 'link',
        ...nothingIn('leavesAt', 'expiresAt'),
      },
    },
    notices: {
      purpose: 'events that the company or a member of staff is mailed, each once',
      ...expires(expiryDays.notices),
      fields: {
        recordId: 'link',
        to: 'staff',
        ...nothingIn('kind', 'of', 'at', 'waitsFor', 'expiresAt'),
      },
    },
    crewNotices: {
      purpose: 'what a driver or guide was last mailed about a job',
      ...expires(expiryDays.crewNotices),
      fields: {
        recordId: 'link',
        crewId: 'staff',
        told: 'words',
        ...nothingIn('of', 'since', 'dueAt', 'expiresAt'),
      },
    },
    contributions: {
      purpose: 'what the figures count of each request, message and offer',
      storedFor: 'as long as what is counted, and at most until the second recount after',
      fields: nothingIn('figures'),
    },
    rateLimits: {
      purpose:
        'limits of requests per address and person, and what was asked for within the hour, under hashes that cannot be reversed',
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
    receiptCounters: {
      purpose: 'the last receipt number of each year',
      storedFor: 'for good',
      fields: nothingIn('last'),
    },
    settings: {
      purpose: 'the key of hashes',
      storedFor: 'for good',
      fields: nothingIn('key'),
    },
  }),
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
