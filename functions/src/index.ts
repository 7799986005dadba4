// What is deployed.
export { blockNights } from './blocks/blockNights.ts';
export { unblockNights } from './blocks/unblockNights.ts';
export { createBooking } from './bookings/createBooking.ts';
export { makeBooking } from './bookings/makeBooking.ts';
export { addPayment } from './changes/addPayment.ts';
export { mendBooking } from './changes/mendBooking.ts';
export { mendTransfer } from './changes/mendTransfer.ts';
export { setNotes } from './changes/setNotes.ts';
export { setPrice } from './changes/setPrice.ts';
export { undoChange } from './changes/undoChange.ts';
export { proveSeats } from './bookings/seats/recountSeats.ts';
export { setBookingStatus } from './bookings/setBookingStatus.ts';
export { assignCrew } from './crew/assignCrew.ts';
export { crewAddress, replaceCrewKey } from './crew/crewAddress.ts';
export { openCrew } from './crew/openCrew.ts';
export { saveCrew } from './crew/saveCrew.ts';
export { tickByCrew } from './crew/tickByCrew.ts';
export {
  onCrewBookingWritten,
  onCrewTransferWritten,
  onCrewWritten,
  publishAllCrew,
} from './crew/triggers.ts';
export { setCurrencies } from './currencies/setCurrencies.ts';
export { tickJob } from './day/tickJob.ts';
export { onTourEdited, onVillaEdited } from './edits/triggers.ts';
export { fetchFeed, readFeeds } from './feeds/fetchFeed.ts';
export { removeFeed } from './feeds/removeFeed.ts';
export { saveFeed } from './feeds/saveFeed.ts';
export { reports } from './health/reports.ts';
export { resolveFault } from './health/resolveFault.ts';
export { ical } from './ical/ical.ts';
export { icalAddress, replaceIcalAddress } from './ical/icalAddress.ts';
export { onMailQueued, sweepOutbox } from './mail/delivery.ts';
export { onMailWritten, retryMails } from './mail/ledger/triggers.ts';
export { sendAgain } from './mail/ledger/sendAgain.ts';
export { remindGuests } from './reminders/remindGuests.ts';
export { submitMessage } from './messages/submitMessage.ts';
export { reconcileRoles } from './people/reconcileRoles.ts';
export { refuseRegistration } from './people/refuseRegistration.ts';
export { setRole } from './people/setRole.ts';
export { forgetDaily } from './privacy/forgetDaily.ts';
export { exportPerson, findPerson, removePerson } from './privacy/person.ts';
export { askForReviews } from './reviews/askForReviews.ts';
export { setReviewStatus } from './reviews/setReviewStatus.ts';
export { writeReview } from './reviews/writeReview.ts';
export { recordExport } from './security/recordExport.ts';
export { site } from './site/site.ts';
export { recountStats, repairStats } from './stats/repairStats.ts';
export {
  onBookingWritten,
  onMessageWritten,
  onTourWritten,
  onTransferWritten,
  onVillaWritten,
} from './stats/triggers.ts';
export { setStatuses } from './status/setStatuses.ts';
export { undoStatus } from './status/undoStatus.ts';
export { undoStatuses } from './status/undoStatuses.ts';
export { saveTemplate } from './templates/saveTemplate.ts';
export { tellGuest } from './told/tellGuest.ts';
export { createTransfer } from './transfers/createTransfer.ts';
export { setTransferStatus } from './transfers/setTransferStatus.ts';
export { setTransferTerms } from './transfers/setTransferTerms.ts';
export { answerAsked } from './trips/answerAsked.ts';
export { answerGuest } from './trips/answerGuest.ts';
export { askForChange } from './trips/askForChange.ts';
export { cancelRequest } from './trips/cancelRequest.ts';
export { findTrips } from './trips/findTrips.ts';
export { openTrip } from './trips/openTrip.ts';
export {
  onBookingMessage,
  onTransferMessage,
  onTripBookingWritten,
  onTripReviewWritten,
  onTripTransferWritten,
} from './trips/triggers.ts';
export { replaceTripKey } from './trips/replaceTripKey.ts';
export { tripAddress } from './trips/tripAddress.ts';
export { withdrawAsked } from './trips/withdrawAsked.ts';
export { writeToUs } from './trips/writeToUs.ts';
