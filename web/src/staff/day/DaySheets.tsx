import { bookingStatus, transferStatus } from '@selasar/domain';
import type { Booking, Transfer } from '@selasar/domain';
import { bookingCollection } from '../../data/bookings/collection.ts';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { transferCollection } from '../../data/transfers/collection.ts';
import { BookingSheet } from '../bookings/BookingSheet.tsx';
import { QuestionDialog } from '../records/details/QuestionDialog.tsx';
import type { useBookingChanges } from '../bookings/useBookingChanges.ts';
import { useMoves } from '../records/useMoves.ts';
import type { useOpened } from '../records/useOpened.ts';
import { useOpenedRecord } from '../records/useOpenedRecord.ts';
import { TransferSheet } from '../transfers/TransferSheet.tsx';
import type { useTransferChanges } from '../transfers/useTransferChanges.tsx';

interface DaySheetsProps {
  opening: ReturnType<typeof useOpened>;
  /** The jobs of the day; undefined while they load. */
  bookings: readonly Row<Booking>[] | undefined;
  transfers: readonly Row<Transfer>[] | undefined;
  bookingChanges: ReturnType<typeof useBookingChanges>;
  transferChanges: ReturnType<typeof useTransferChanges>;
  /** Called when the user starts to change a request. */
  onTouch: (request: Booking | Transfer) => void;
}

/** The details of the open request, whichever kind its id belongs to. */
export function DaySheets(props: DaySheetsProps) {
  const { opening, bookings, transfers, bookingChanges, transferChanges, onTouch } = props;
  const { opened, open, close } = opening;
  const isOf = (rows: readonly Row<Booking | Transfer>[] | undefined) =>
    rows?.some(({ id }) => id === opened) === true;
  const booking = useOpenedRecord({
    collection: bookingCollection,
    id: isOf(transfers) ? undefined : opened,
    rows: bookings,
    shownOf: (row) => (isWhole(row) ? bookingChanges.shown(row) : row),
  });
  const transfer = useOpenedRecord({
    collection: transferCollection,
    id: isOf(bookings) ? undefined : opened,
    rows: transfers,
    shownOf: (row) => (isWhole(row) ? transferChanges.shown(row) : row),
  });
  const ofBookings = useMoves({ changes: bookingChanges, statuses: bookingStatus, close });
  const ofTransfers = useMoves({ changes: transferChanges, statuses: transferStatus, close });

  // An id on neither list is read from both collections, and exists in at most one of them.
  const isTransfer = transfer !== undefined && !('absent' in transfer);
  const isAnswered = isOf(bookings) || transfer !== undefined;
  const shownBooking = isAnswered && !isTransfer ? booking : undefined;
  return (
    <>
      <QuestionDialog {...ofBookings.asking} />
      <QuestionDialog {...ofTransfers.asking} />
      <BookingSheet
        record={shownBooking}
        recent={shownBooking && bookingChanges.recent(shownBooking.id)}
        problem={shownBooking && bookingChanges.problemOf(shownBooking.id)}
        onChange={(record, to) => {
          onTouch(record);
          ofBookings.move(record, to);
        }}
        onOpen={open}
      />
      <TransferSheet
        record={isTransfer ? transfer : undefined}
        recent={isTransfer ? transferChanges.recent(transfer.id) : undefined}
        problem={isTransfer ? transferChanges.problemOf(transfer.id) : undefined}
        onChange={(record, to) => {
          onTouch(record);
          ofTransfers.move(record, to);
        }}
        onOpen={open}
      />
    </>
  );
}
