// What is deployed.
export { createBooking } from './bookings/createBooking.ts';
export { setBookingStatus } from './bookings/setBookingStatus.ts';
export { submitMessage } from './messages/submitMessage.ts';
export { onBookingWritten } from './stats/onBookingWritten.ts';
export { createTransfer } from './transfers/createTransfer.ts';
