import {
  balanceOf,
  factsOfBooking,
  factsOfTransfer,
  fittingSituation,
  paidOf,
  situations,
} from '@selasar/domain';
import type {
  Booking,
  KnownBeside,
  RequestName,
  Situation,
  TemplateFacts,
  Transfer,
} from '@selasar/domain';

/** A request as far as it matters to whoever writes to its guest. */
export interface Tellable extends RequestName {
  phone: string;
  email: string;
  tripId: string | undefined;
  driverId: string | undefined;
  /** The most fitting first. */
  situations: readonly [Situation, ...Situation[]];
  factsWith: (beside: KnownBeside) => TemplateFacts;
}

const ofEither = (request: Booking | Transfer, total: number) => {
  const { id, tripId, driverId, status, customerPhone = '', customerEmail } = request;
  const deposit = 'deposit' in request ? request.deposit : undefined;
  const [paid, balance] = [paidOf(request), balanceOf(total, request)];
  const fitting = fittingSituation({ status, driverId, deposit, paid, balance });
  return {
    id,
    tripId,
    driverId,
    phone: customerPhone,
    email: customerEmail,
    situations: [fitting, ...situations.filter((other) => other !== fitting)] as const,
  };
};

export const tellableBooking = (booking: Booking): Tellable => ({
  kind: 'bookings',
  ...ofEither(booking, booking.totalPrice),
  factsWith: (beside) => factsOfBooking(booking, beside),
});

export const tellableTransfer = (transfer: Transfer): Tellable => ({
  kind: 'transfers',
  ...ofEither(transfer, transfer.totalAmount),
  factsWith: (beside) => factsOfTransfer(transfer, beside),
});
