// What is deployed.
export { createBooking } from './bookings/createBooking.ts';
export { setBookingStatus } from './bookings/setBookingStatus.ts';
export { onMailQueued, sweepOutbox } from './mail/delivery.ts';
export { submitMessage } from './messages/submitMessage.ts';
export { reconcileRoles } from './people/reconcileRoles.ts';
export { refuseRegistration } from './people/refuseRegistration.ts';
export { setRole } from './people/setRole.ts';
export { site } from './site/site.ts';
export { recountStats, repairStats } from './stats/repairStats.ts';
export {
  onBookingWritten,
  onMessageWritten,
  onTourWritten,
  onTransferWritten,
  onVillaWritten,
} from './stats/triggers.ts';
export { undoStatus } from './status/undoStatus.ts';
export { createTransfer } from './transfers/createTransfer.ts';
export { setTransferStatus } from './transfers/setTransferStatus.ts';
