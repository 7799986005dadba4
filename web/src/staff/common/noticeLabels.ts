import type { NoticeKind } from '@selasar/domain/mail';

export const noticeLabels: Readonly<Record<NoticeKind, string>> = {
  newBooking: 'New bookings',
  newTransfer: 'New transfers',
  reply: 'Messages of guests about a booking or transfer',
  changeRequest: 'Change requests',
  cancellation: 'Cancellations by guests',
  message: 'Messages from the contact page',
};
