import { awaited } from './platform/options.ts';
import { serve, serveAll } from './platform/serve.ts';

// All callable functions, as deployed; domain/src/api.ts has the contract. An operation's code is loaded at its first
// call.

export const createBooking = serve(
  async () => (await import('./bookings/createBooking.ts')).createBooking,
  awaited,
);
export const createTransfer = serve(
  async () => (await import('./transfers/createTransfer.ts')).createTransfer,
  awaited,
);
export const submitMessage = serve(
  async () => (await import('./messages/submitMessage.ts')).submitMessage,
  awaited,
);
/** A calendar of 5 MB takes 150 MB while it is parsed. One at a time, so no other call waits. */
export const fetchFeed = serve(
  async () => (await import('./calendar/feeds/fetchFeed.ts')).fetchFeed,
  {
    memory: '512MiB',
    concurrency: 1,
  },
);

export const trip = serveAll<'trip'>(
  {
    openTrip: async () => (await import('./trips/openTrip.ts')).openTrip,
    findTrips: async () => (await import('./trips/findTrips.ts')).findTrips,
    cancelRequest: async () => (await import('./trips/cancelRequest.ts')).cancelRequest,
    requestChange: async () => (await import('./trips/requestChange.ts')).requestChange,
    withdrawChangeRequest: async () =>
      (await import('./trips/withdrawChangeRequest.ts')).withdrawChangeRequest,
    writeToUs: async () => (await import('./trips/writeToUs.ts')).writeToUs,
    writeReview: async () => (await import('./reviews/writeReview.ts')).writeReview,
  },
  awaited,
);

export const crew = serveAll<'crew'>(
  {
    openCrew: async () => (await import('./crew/openCrew.ts')).openCrew,
    tickByCrew: async () => (await import('./crew/tickByCrew.ts')).tickByCrew,
  },
  awaited,
);

/**
 * The longest operation is the recount of all figures, which reads all requests. A transaction lives at most 270
 * seconds.
 */
export const staff = serveAll<'staff'>(
  {
    addPayment: async () => (await import('./changes/addPayment.ts')).addPayment,
    resolveChangeRequest: async () =>
      (await import('./trips/resolveChangeRequest.ts')).resolveChangeRequest,
    answerGuest: async () => (await import('./trips/answerGuest.ts')).answerGuest,
    assignCrew: async () => (await import('./crew/assignCrew.ts')).assignCrew,
    assignThread: async () => (await import('./trips/assignThread.ts')).assignThread,
    blockNights: async () => (await import('./calendar/blocks/blockNights.ts')).blockNights,
    createTransferForGuest: async () =>
      (await import('./transfers/createTransferForGuest.ts')).createTransferForGuest,
    crewAddress: async () => (await import('./crew/crewAddress.ts')).crewAddress,
    icalAddress: async () => (await import('./calendar/ical/icalAddress.ts')).icalAddress,
    createBookingForGuest: async () =>
      (await import('./bookings/createBookingForGuest.ts')).createBookingForGuest,
    editBooking: async () => (await import('./changes/edit.ts')).editBooking,
    editTransfer: async () => (await import('./changes/edit.ts')).editTransfer,
    listColleagues: async () => (await import('./people/listColleagues.ts')).listColleagues,
    recordExport: async () => (await import('./changes/audit/recordExport.ts')).recordExport,
    removeFeed: async () => (await import('./calendar/feeds/removeFeed.ts')).removeFeed,
    repairStats: async () => (await import('./stats/repairStats.ts')).repairStats,
    replaceCrewKey: async () => (await import('./crew/crewAddress.ts')).replaceCrewKey,
    replaceIcalAddress: async () =>
      (await import('./calendar/ical/icalAddress.ts')).replaceIcalAddress,
    replaceTripKey: async () => (await import('./trips/replaceTripKey.ts')).replaceTripKey,
    saveCrew: async () => (await import('./crew/saveCrew.ts')).saveCrew,
    saveFeed: async () => (await import('./calendar/feeds/saveFeed.ts')).saveFeed,
    saveTemplate: async () => (await import('./mail/templates/saveTemplate.ts')).saveTemplate,
    sendAgain: async () => (await import('./mail/log/sendAgain.ts')).sendAgain,
    setBookingStatus: async () => (await import('./bookings/setBookingStatus.ts')).setBookingStatus,
    setCurrencies: async () => (await import('./offers/setCurrencies.ts')).setCurrencies,
    setNotes: async () => (await import('./changes/setNotes.ts')).setNotes,
    setPrice: async () => (await import('./changes/setPrice.ts')).setPrice,
    setReviewStatus: async () => (await import('./reviews/setReviewStatus.ts')).setReviewStatus,
    setStatuses: async () => (await import('./changes/setStatuses.ts')).setStatuses,
    setTransferStatus: async () =>
      (await import('./transfers/setTransferStatus.ts')).setTransferStatus,
    setTransferTerms: async () =>
      (await import('./transfers/setTransferTerms.ts')).setTransferTerms,
    messageGuest: async () => (await import('./mail/guestMessages/messageGuest.ts')).messageGuest,
    tickJob: async () => (await import('./crew/day/tickJob.ts')).tickJob,
    tripAddress: async () => (await import('./trips/tripAddress.ts')).tripAddress,
    unblockNights: async () => (await import('./calendar/blocks/unblockNights.ts')).unblockNights,
    undoChange: async () => (await import('./changes/undoChange.ts')).undoChange,
    undoStatuses: async () => (await import('./changes/undoChange.ts')).undoStatuses,
  },
  { timeoutSeconds: 300 },
);

/** Finding or removing a person with many requests takes long. */
export const admin = serveAll<'admin'>(
  {
    exportPerson: async () => (await import('./people/privacy/person.ts')).exportPerson,
    findPerson: async () => (await import('./people/privacy/person.ts')).findPerson,
    readRelease: async () => (await import('./platform/monitoring/readRelease.ts')).readRelease,
    refuseRegistration: async () =>
      (await import('./people/refuseRegistration.ts')).refuseRegistration,
    removePerson: async () => (await import('./people/privacy/person.ts')).removePerson,
    setNotice: async () => (await import('./mail/notices/setNotice.ts')).setNotice,
    setRole: async () => (await import('./people/setRole.ts')).setRole,
  },
  { timeoutSeconds: 300 },
);
