import type { z } from 'zod';
import { blockNightsAnswerSchema, blockNightsInputSchema } from './calendar/blocks/blockNights.ts';
import {
  unblockNightsAnswerSchema,
  unblockNightsInputSchema,
} from './calendar/blocks/unblockNights.ts';
import {
  createBookingAnswerSchema,
  createBookingInputSchema,
} from './requests/bookings/createBooking.ts';
import {
  createBookingForGuestAnswerSchema,
  createBookingForGuestInputSchema,
} from './requests/bookings/createBookingForGuest.ts';
import {
  setBookingStatusAnswerSchema,
  setBookingStatusInputSchema,
} from './requests/bookings/setBookingStatus.ts';
import { addPaymentAnswerSchema, addPaymentInputSchema } from './requests/changes/addPayment.ts';
import { editAnswerSchema, editBookingInputSchema } from './requests/changes/editBooking.ts';
import { editTransferInputSchema } from './requests/changes/editTransfer.ts';
import { setNotesAnswerSchema, setNotesInputSchema } from './requests/changes/setNotes.ts';
import { setPriceAnswerSchema, setPriceInputSchema } from './requests/changes/setPrice.ts';
import { undoChangeAnswerSchema, undoChangeInputSchema } from './requests/changes/undoChange.ts';
import { keyInputSchema, viewAnswerSchema } from './core/key.ts';
import {
  setStatusesAnswerSchema,
  setStatusesInputSchema,
  undoStatusesAnswerSchema,
  undoStatusesInputSchema,
} from './requests/changes/setStatuses.ts';
import { assignCrewAnswerSchema, assignCrewInputSchema } from './crew/assignCrew.ts';
import {
  crewAddressAnswerSchema,
  crewAddressInputSchema,
  tickByCrewInputSchema,
} from './crew/crewAddress.ts';
import { saveCrewAnswerSchema, saveCrewInputSchema } from './crew/crewMember.ts';
import {
  setCurrenciesAnswerSchema,
  setCurrenciesInputSchema,
} from './offers/currencies/currencyTable.ts';
import { tickJobAnswerSchema, tickJobInputSchema } from './crew/day/tickJob.ts';
import { fetchFeedAnswerSchema, fetchFeedInputSchema } from './calendar/feeds/fetchFeed.ts';
import { icalAddressAnswerSchema, icalAddressInputSchema } from './calendar/feeds/icalAddress.ts';
import { removeFeedAnswerSchema, removeFeedInputSchema } from './calendar/feeds/removeFeed.ts';
import { saveFeedAnswerSchema, saveFeedInputSchema } from './calendar/feeds/saveFeed.ts';
import { readReleaseAnswerSchema, readReleaseInputSchema } from './core/monitoring/readRelease.ts';
import { setNoticeAnswerSchema, setNoticeInputSchema } from './mail/notices/setNotice.ts';
import { sendAgainAnswerSchema, sendAgainInputSchema } from './mail/sendAgain.ts';
import { answerMessageAnswerSchema, answerMessageInputSchema } from './messages/answerMessage.ts';
import { submitMessageAnswerSchema, submitMessageInputSchema } from './messages/submitMessage.ts';
import {
  refuseRegistrationAnswerSchema,
  refuseRegistrationInputSchema,
} from './people/refuseRegistration.ts';
import { listColleaguesAnswerSchema, listColleaguesInputSchema } from './core/colleague.ts';
import { setRoleAnswerSchema, setRoleInputSchema } from './people/setRole.ts';
import {
  exportPersonAnswerSchema,
  findPersonAnswerSchema,
  findPersonInputSchema,
  removePersonAnswerSchema,
  removePersonInputSchema,
} from './people/privacy/person.ts';
import {
  setReviewStatusAnswerSchema,
  setReviewStatusInputSchema,
} from './reviews/setReviewStatus.ts';
import { writeReviewAnswerSchema, writeReviewInputSchema } from './reviews/writeReview.ts';
import { recordExportAnswerSchema, recordExportInputSchema } from './people/audit/recordExport.ts';
import { repairStatsAnswerSchema, repairStatsInputSchema } from './stats/repairStats.ts';
import {
  messageGuestAnswerSchema,
  messageGuestInputSchema,
} from './mail/templates/messageGuest.ts';
import { saveTemplateAnswerSchema, saveTemplateInputSchema } from './mail/templates/template.ts';
import {
  createTransferAnswerSchema,
  createTransferInputSchema,
} from './requests/transfers/createTransfer.ts';
import {
  createTransferForGuestAnswerSchema,
  createTransferForGuestInputSchema,
} from './requests/transfers/createTransferForGuest.ts';
import {
  setTransferStatusAnswerSchema,
  setTransferStatusInputSchema,
} from './requests/transfers/setTransferStatus.ts';
import {
  setTransferTermsAnswerSchema,
  setTransferTermsInputSchema,
} from './pricing/transfers/setTransferTerms.ts';
import {
  resolveChangeRequestAnswerSchema,
  resolveChangeRequestInputSchema,
} from './trips/resolveChangeRequest.ts';
import { assignThreadAnswerSchema, assignThreadInputSchema } from './trips/assignThread.ts';
import { answerGuestAnswerSchema, answerGuestInputSchema } from './trips/answerGuest.ts';
import { findRequestAnswerSchema, findRequestInputSchema } from './trips/findRequest.ts';
import { requestChangeAnswerSchema, requestChangeInputSchema } from './trips/requestChange.ts';
import { cancelRequestAnswerSchema, cancelRequestInputSchema } from './trips/cancelRequest.ts';
import {
  findTripsAnswerSchema,
  findTripsInputSchema,
  openTripAnswerSchema,
  replaceTripKeyInputSchema,
  tripAddressAnswerSchema,
  tripAddressInputSchema,
} from './trips/openTrip.ts';
import {
  withdrawChangeRequestAnswerSchema,
  withdrawChangeRequestInputSchema,
} from './trips/withdrawChangeRequest.ts';
import { writeToUsAnswerSchema, writeToUsInputSchema } from './trips/writeToUs.ts';

export interface Operation {
  readonly input: z.ZodType;
  readonly answer: z.ZodType;
  /** Deployed as a separate function: pages call it first, or it needs other server settings. */
  readonly alone?: true;
  readonly timeoutMs?: number;
}
export type Operations = Readonly<Record<string, Operation>>;

/** Accepts a currency rate of any age: the handler checks the age against the day of the call. */
const anyDay = '9999-12-31';

export const guestOperations = {
  createBooking: {
    input: createBookingInputSchema,
    answer: createBookingAnswerSchema,
    alone: true,
  },
  createTransfer: {
    input: createTransferInputSchema,
    answer: createTransferAnswerSchema,
    alone: true,
  },
  submitMessage: {
    input: submitMessageInputSchema,
    answer: submitMessageAnswerSchema,
    alone: true,
  },
} as const satisfies Operations;

export const tripOperations = {
  openTrip: { input: keyInputSchema, answer: openTripAnswerSchema },
  findTrips: { input: findTripsInputSchema, answer: findTripsAnswerSchema },
  findRequest: { input: findRequestInputSchema, answer: findRequestAnswerSchema },
  cancelRequest: { input: cancelRequestInputSchema, answer: cancelRequestAnswerSchema },
  requestChange: { input: requestChangeInputSchema, answer: requestChangeAnswerSchema },
  withdrawChangeRequest: {
    input: withdrawChangeRequestInputSchema,
    answer: withdrawChangeRequestAnswerSchema,
  },
  writeToUs: { input: writeToUsInputSchema, answer: writeToUsAnswerSchema },
  writeReview: { input: writeReviewInputSchema, answer: writeReviewAnswerSchema },
} as const satisfies Operations;

export const crewOperations = {
  openCrew: { input: keyInputSchema, answer: viewAnswerSchema },
  tickByCrew: { input: tickByCrewInputSchema, answer: tickJobAnswerSchema },
} as const satisfies Operations;

export const staffOperations = {
  addPayment: { input: addPaymentInputSchema, answer: addPaymentAnswerSchema },
  resolveChangeRequest: {
    input: resolveChangeRequestInputSchema,
    answer: resolveChangeRequestAnswerSchema,
  },
  answerGuest: { input: answerGuestInputSchema, answer: answerGuestAnswerSchema },
  answerMessage: { input: answerMessageInputSchema, answer: answerMessageAnswerSchema },
  assignCrew: { input: assignCrewInputSchema, answer: assignCrewAnswerSchema },
  assignThread: { input: assignThreadInputSchema, answer: assignThreadAnswerSchema },
  blockNights: { input: blockNightsInputSchema, answer: blockNightsAnswerSchema },
  createTransferForGuest: {
    input: createTransferForGuestInputSchema,
    answer: createTransferForGuestAnswerSchema,
  },
  crewAddress: { input: crewAddressInputSchema, answer: crewAddressAnswerSchema },
  fetchFeed: {
    input: fetchFeedInputSchema,
    answer: fetchFeedAnswerSchema,
    alone: true,
    timeoutMs: 50_000,
  },
  icalAddress: { input: icalAddressInputSchema, answer: icalAddressAnswerSchema },
  createBookingForGuest: {
    input: createBookingForGuestInputSchema,
    answer: createBookingForGuestAnswerSchema,
  },
  editBooking: { input: editBookingInputSchema, answer: editAnswerSchema },
  editTransfer: { input: editTransferInputSchema, answer: editAnswerSchema },
  listColleagues: { input: listColleaguesInputSchema, answer: listColleaguesAnswerSchema },
  recordExport: { input: recordExportInputSchema, answer: recordExportAnswerSchema },
  removeFeed: { input: removeFeedInputSchema, answer: removeFeedAnswerSchema },
  /** The server's own time limit for counting everything. */
  repairStats: {
    input: repairStatsInputSchema,
    answer: repairStatsAnswerSchema,
    timeoutMs: 305_000,
  },
  replaceCrewKey: { input: crewAddressInputSchema, answer: crewAddressAnswerSchema },
  replaceIcalAddress: { input: icalAddressInputSchema, answer: icalAddressAnswerSchema },
  replaceTripKey: { input: replaceTripKeyInputSchema, answer: tripAddressAnswerSchema },
  saveCrew: { input: saveCrewInputSchema, answer: saveCrewAnswerSchema },
  saveFeed: { input: saveFeedInputSchema, answer: saveFeedAnswerSchema },
  saveTemplate: { input: saveTemplateInputSchema, answer: saveTemplateAnswerSchema },
  sendAgain: { input: sendAgainInputSchema, answer: sendAgainAnswerSchema },
  setBookingStatus: { input: setBookingStatusInputSchema, answer: setBookingStatusAnswerSchema },
  setCurrencies: {
    input: /* @__PURE__ */ setCurrenciesInputSchema(anyDay),
    answer: setCurrenciesAnswerSchema,
  },
  setNotes: { input: setNotesInputSchema, answer: setNotesAnswerSchema },
  setPrice: { input: setPriceInputSchema, answer: setPriceAnswerSchema },
  setReviewStatus: { input: setReviewStatusInputSchema, answer: setReviewStatusAnswerSchema },
  setStatuses: { input: setStatusesInputSchema, answer: setStatusesAnswerSchema },
  setTransferStatus: { input: setTransferStatusInputSchema, answer: setTransferStatusAnswerSchema },
  setTransferTerms: { input: setTransferTermsInputSchema, answer: setTransferTermsAnswerSchema },
  messageGuest: { input: messageGuestInputSchema, answer: messageGuestAnswerSchema },
  tickJob: { input: tickJobInputSchema, answer: tickJobAnswerSchema },
  tripAddress: { input: tripAddressInputSchema, answer: tripAddressAnswerSchema },
  unblockNights: { input: unblockNightsInputSchema, answer: unblockNightsAnswerSchema },
  undoChange: { input: undoChangeInputSchema, answer: undoChangeAnswerSchema },
  undoStatuses: { input: undoStatusesInputSchema, answer: undoStatusesAnswerSchema },
} as const satisfies Operations;

export const adminOperations = {
  exportPerson: {
    input: findPersonInputSchema,
    answer: exportPersonAnswerSchema,
    timeoutMs: 300_000,
  },
  findPerson: { input: findPersonInputSchema, answer: findPersonAnswerSchema },
  readRelease: { input: readReleaseInputSchema, answer: readReleaseAnswerSchema },
  refuseRegistration: {
    input: refuseRegistrationInputSchema,
    answer: refuseRegistrationAnswerSchema,
  },
  removePerson: {
    input: removePersonInputSchema,
    answer: removePersonAnswerSchema,
    timeoutMs: 300_000,
  },
  setNotice: { input: setNoticeInputSchema, answer: setNoticeAnswerSchema },
  setRole: { input: setRoleInputSchema, answer: setRoleAnswerSchema },
} as const satisfies Operations;

export const api = {
  guest: guestOperations,
  trip: tripOperations,
  crew: crewOperations,
  staff: staffOperations,
  admin: adminOperations,
} as const;
type Api = typeof api;
export type CallerKind = keyof Api;

export type OperationOf<Kind extends CallerKind> = { [K in Kind]: keyof Api[K] & string }[Kind];
export type OperationName = OperationOf<CallerKind>;

type ByName = Api['guest'] & Api['trip'] & Api['crew'] & Api['staff'] & Api['admin'];
export type OperationInput<Name extends OperationName> = z.output<ByName[Name]['input']>;
export type OperationAnswer<Name extends OperationName> = z.input<ByName[Name]['answer']>;

export type SharedOperation<Kind extends CallerKind> = {
  [K in Kind]: {
    [Name in keyof Api[K]]: Api[K][Name] extends { alone: true } ? never : Name;
  }[keyof Api[K]] &
    string;
}[Kind];

export const callerKindOf = (name: OperationName): CallerKind =>
  (Object.keys(api) as CallerKind[]).find((kind) => Object.hasOwn(api[kind], name)) ?? 'admin';

export const operation = (name: OperationName): Operation => {
  const found: Operations = api[callerKindOf(name)];
  return found[name] as Operation;
};

/** The path after the region: 'createBooking', or 'staff/setBookingStatus'. */
export const operationPath = (
  kind: CallerKind,
  name: string,
  { alone }: Pick<Operation, 'alone'>,
): string => (alone ? name : `${kind}/${name}`);
