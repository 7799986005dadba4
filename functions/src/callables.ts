import { serve, serveAll } from './platform/serve.ts';
import { awaited } from './platform/settings.ts';

// domain/src/api.ts has the contract. An operation's code is loaded at its first call.

export const createBooking = serve(
  'createBooking',
  () => import('./requests/createBooking.ts'),
  awaited,
);
export const createTransfer = serve(
  'createTransfer',
  () => import('./requests/createTransfer.ts'),
  awaited,
);
export const submitMessage = serve(
  'submitMessage',
  () => import('./messages/submitMessage.ts'),
  awaited,
);
/** A calendar of 5 MB takes 150 MB while it is parsed. One at a time, so no other call waits. */
export const fetchFeed = serve('fetchFeed', () => import('./calendar/feeds/fetchFeed.ts'), {
  memory: '512MiB',
  concurrency: 1,
});

export const trip = serveAll<'trip'>(
  {
    openTrip: () => import('./trips/openTrip.ts'),
    findTrips: () => import('./requests/trip/findTrips.ts'),
    cancelRequest: () => import('./requests/change/cancelRequest.ts'),
    findRequest: () => import('./requests/trip/findTrips.ts'),
    requestChange: () => import('./requests/change/requestChange.ts'),
    withdrawChangeRequest: () => import('./requests/change/requestChange.ts'),
    writeToUs: () => import('./requests/thread/writeToUs.ts'),
    writeReview: () => import('./reviews/writeReview.ts'),
  },
  awaited,
);

export const crew = serveAll<'crew'>(
  {
    openCrew: () => import('./crew/crewLink.ts'),
    tickByCrew: () => import('./crew/ticks.ts'),
  },
  awaited,
);

/** The recount of all figures reads all requests. A transaction lives at most 270 seconds. */
export const staff = serveAll<'staff'>(
  {
    addPayment: () => import('./requests/money.ts'),
    resolveChangeRequest: () => import('./requests/change/resolveChangeRequest.ts'),
    answerGuest: () => import('./requests/thread/answerGuest.ts'),
    answerMessage: () => import('./messages/answerMessage.ts'),
    assignCrew: () => import('./crew/assignCrew.ts'),
    assignThread: () => import('./requests/thread/answerGuest.ts'),
    blockNights: () => import('./calendar/blocks.ts'),
    createTransferForGuest: () => import('./requests/createTransfer.ts'),
    creditReceipt: () => import('./requests/receipts.ts'),
    crewAddress: () => import('./crew/crewLink.ts'),
    icalAddress: () => import('./calendar/icalAddress.ts'),
    createBookingForGuest: () => import('./requests/createBooking.ts'),
    editBooking: () => import('./requests/edit.ts'),
    editTransfer: () => import('./requests/edit.ts'),
    issueReceipt: () => import('./requests/receipts.ts'),
    listColleagues: () => import('./people/team.ts'),
    recordExport: () => import('./people/recordExport.ts'),
    removeFeed: () => import('./calendar/feeds/feeds.ts'),
    repairStats: () => import('./stats/recount.ts'),
    replaceCrewKey: () => import('./crew/crewLink.ts'),
    replaceIcalAddress: () => import('./calendar/icalAddress.ts'),
    replaceTripKey: () => import('./requests/trip/tripAddress.ts'),
    saveCrew: () => import('./crew/saveCrew.ts'),
    saveFeed: () => import('./calendar/feeds/feeds.ts'),
    saveTemplate: () => import('./mail/settings.ts'),
    sendAgain: () => import('./mail/retryMails.ts'),
    setBookingStatus: () => import('./requests/setStatus.ts'),
    setCurrencies: () => import('./offers/settings.ts'),
    setPartners: () => import('./offers/settings.ts'),
    setNotes: () => import('./requests/edit.ts'),
    setOwnNotices: () => import('./mail/settings.ts'),
    setPaymentLink: () => import('./requests/deposit.ts'),
    setPrice: () => import('./requests/money.ts'),
    setReceiptSettings: () => import('./offers/settings.ts'),
    setReviewStatus: () => import('./reviews/setReviewStatus.ts'),
    setSource: () => import('./requests/source.ts'),
    setStatuses: () => import('./requests/setStatus.ts'),
    setTransferStatus: () => import('./requests/setStatus.ts'),
    setTransferTerms: () => import('./offers/settings.ts'),
    messageGuest: () => import('./messages/messageGuest.ts'),
    tickJob: () => import('./crew/ticks.ts'),
    tripAddress: () => import('./requests/trip/tripAddress.ts'),
    unblockNights: () => import('./calendar/blocks.ts'),
    undoChange: () => import('./requests/undo.ts'),
    undoStatuses: () => import('./requests/undo.ts'),
  },
  { timeoutSeconds: 300 },
);

/** Finding or removing a person with many requests takes long. */
export const admin = serveAll<'admin'>(
  {
    exportPerson: () => import('./people/privacy/person.ts'),
    findPerson: () => import('./people/privacy/person.ts'),
    readRelease: () => import('./platform/readRelease.ts'),
    refuseRegistration: () => import('./people/team.ts'),
    removePerson: () => import('./people/privacy/person.ts'),
    setNotice: () => import('./mail/settings.ts'),
    setPaymentTerms: () => import('./offers/settings.ts'),
    setRole: () => import('./people/team.ts'),
  },
  { timeoutSeconds: 300 },
);
