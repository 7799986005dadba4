// What is deployed.
export { createBooking } from './bookings/createBooking.ts';
export { setBookingStatus } from './bookings/setBookingStatus.ts';
export { submitMessage } from './messages/submitMessage.ts';
export { reconcileRoles } from './roles/reconcileRoles.ts';
export { refuseRegistration } from './roles/refuseRegistration.ts';
export { setRole } from './roles/setRole.ts';
export { recountStats, repairStats } from './stats/repairStats.ts';
export {
  onBookingWritten,
  onTourWritten,
  onTransferWritten,
  onVillaWritten,
} from './stats/triggers.ts';
export { createTransfer } from './transfers/createTransfer.ts';
export { setTransferStatus } from './transfers/setTransferStatus.ts';
