import { awaited } from './platform/settings.ts';
import { serve, serveAll } from './platform/serve.ts';

// domain/src/api.ts has the contract. An operation's code is loaded at its first call.

export const createBooking = serve(
  async () => (await import('./requests/createBooking.ts')).createBooking,
  awaited,
);
export const createTransfer = serve(
  async () => (await import('./requests/createTransfer.ts')).createTransfer,
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
    findTrips: async () => (await import('./requests/trip/findTrips.ts')).findTrips,
    cancelRequest: async () => (await import('./requests/change/cancelRequest.ts')).cancelRequest,
    findRequest: async () => (await import('./requests/trip/findTrips.ts')).findRequest,
    requestChange: async () => (await import('./requests/change/requestChange.ts')).requestChange,
    withdrawChangeRequest: async () =>
      (await import('./requests/change/requestChange.ts')).withdrawChangeRequest,
    writeToUs: async () => (await import('./requests/thread/writeToUs.ts')).writeToUs,
    writeReview: async () => (await import('./reviews/writeReview.ts')).writeReview,
  },
  awaited,
);

export const crew = serveAll<'crew'>(
  {
    openCrew: async () => (await import('./crew/crewLink.ts')).openCrew,
    tickByCrew: async () => (await import('./crew/ticks.ts')).tickByCrew,
  },
  awaited,
);

/** The recount of all figures reads all requests. A transaction lives at most 270 seconds. */
export const staff = serveAll<'staff'>(
  {
    addPayment: async () => (await import('./requests/money.ts')).addPayment,
    resolveChangeRequest: async () =>
      (await import('./requests/change/resolveChangeRequest.ts')).resolveChangeRequest,
    answerGuest: async () => (await import('./requests/thread/answerGuest.ts')).answerGuest,
    answerMessage: async () => (await import('./messages/answerMessage.ts')).answerMessage,
    assignCrew: async () => (await import('./crew/assignCrew.ts')).assignCrew,
    assignThread: async () => (await import('./requests/thread/answerGuest.ts')).assignThread,
    blockNights: async () => (await import('./calendar/blocks.ts')).blockNights,
    createTransferForGuest: async () =>
      (await import('./requests/createTransfer.ts')).createTransferForGuest,
    crewAddress: async () => (await import('./crew/crewLink.ts')).crewAddress,
    icalAddress: async () => (await import('./calendar/icalAddress.ts')).icalAddress,
    createBookingForGuest: async () =>
      (await import('./requests/createBooking.ts')).createBookingForGuest,
    editBooking: async () => (await import('./requests/edit.ts')).editBooking,
    editTransfer: async () => (await import('./requests/edit.ts')).editTransfer,
    listColleagues: async () => (await import('./people/team.ts')).listColleagues,
    recordExport: async () => (await import('./people/recordExport.ts')).recordExport,
    removeFeed: async () => (await import('./calendar/feeds/feeds.ts')).removeFeed,
    repairStats: async () => (await import('./stats/recount.ts')).repairStats,
    replaceCrewKey: async () => (await import('./crew/crewLink.ts')).replaceCrewKey,
    replaceIcalAddress: async () => (await import('./calendar/icalAddress.ts')).replaceIcalAddress,
    replaceTripKey: async () => (await import('./requests/trip/tripAddress.ts')).replaceTripKey,
    saveCrew: async () => (await import('./crew/saveCrew.ts')).saveCrew,
    saveFeed: async () => (await import('./calendar/feeds/feeds.ts')).saveFeed,
    saveTemplate: async () => (await import('./mail/settings.ts')).saveTemplate,
    sendAgain: async () => (await import('./mail/sendAgain.ts')).sendAgain,
    setBookingStatus: async () => (await import('./requests/setStatus.ts')).setBookingStatus,
    setCurrencies: async () => (await import('./offers/settings.ts')).setCurrencies,
    setNotes: async () => (await import('./requests/edit.ts')).setNotes,
    setPrice: async () => (await import('./requests/money.ts')).setPrice,
    setReviewStatus: async () => (await import('./reviews/setReviewStatus.ts')).setReviewStatus,
    setStatuses: async () => (await import('./requests/setStatus.ts')).setStatuses,
    setTransferStatus: async () => (await import('./requests/setStatus.ts')).setTransferStatus,
    setTransferTerms: async () => (await import('./offers/settings.ts')).setTransferTerms,
    messageGuest: async () => (await import('./messages/messageGuest.ts')).messageGuest,
    tickJob: async () => (await import('./crew/ticks.ts')).tickJob,
    tripAddress: async () => (await import('./requests/trip/tripAddress.ts')).tripAddress,
    unblockNights: async () => (await import('./calendar/blocks.ts')).unblockNights,
    undoChange: async () => (await import('./requests/undo.ts')).undoChange,
    undoStatuses: async () => (await import('./requests/undo.ts')).undoStatuses,
  },
  { timeoutSeconds: 300 },
);

/** Finding or removing a person with many requests takes long. */
export const admin = serveAll<'admin'>(
  {
    exportPerson: async () => (await import('./people/privacy/person.ts')).exportPerson,
    findPerson: async () => (await import('./people/privacy/person.ts')).findPerson,
    readRelease: async () => (await import('./platform/readRelease.ts')).readRelease,
    refuseRegistration: async () => (await import('./people/team.ts')).refuseRegistration,
    removePerson: async () => (await import('./people/privacy/person.ts')).removePerson,
    setNotice: async () => (await import('./mail/settings.ts')).setNotice,
    setRole: async () => (await import('./people/team.ts')).setRole,
  },
  { timeoutSeconds: 300 },
);
