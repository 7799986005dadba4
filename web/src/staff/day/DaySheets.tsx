import type { Booking, RequestKind, Transfer, GuestRequest } from '@selasar/domain/requests';
import { isValid, type Row } from '../../data/firebase/rows.ts';
import { useMoves } from '../requests/list/useMoves.ts';
import { type Opening, useOpenedRequest } from '../requests/list/useDetails.ts';
import { kindsForStaff } from '../requests/kindsForStaff.ts';
import { bookingSheet } from '../requests/sheet/bookingSheet.tsx';
import { QuestionDialog } from '../common/QuestionDialog.tsx';
import type { Opened } from '../requests/sheet/RecordSheet.tsx';
import { RequestSheet, type SheetParts } from '../requests/sheet/RequestSheet.tsx';
import { transferSheet } from '../requests/sheet/transferSheet.tsx';
import type { StatusChanges } from '../requests/sheet/useStatusChanges.ts';

interface DaySheetsProps {
  opening: Opening;
  /** Undefined while they load. */
  bookings: readonly Row<Booking>[] | undefined;
  transfers: readonly Row<Transfer>[] | undefined;
  bookingChanges: StatusChanges;
  transferChanges: StatusChanges;
  onTouch: (request: GuestRequest) => void;
}

export function DaySheets(props: DaySheetsProps) {
  const { opening, bookings, transfers, bookingChanges, transferChanges, onTouch } = props;
  const { opened } = opening;
  const isOf = (rows: readonly Row<GuestRequest>[] | undefined) =>
    rows?.some(({ id }) => id === opened) === true;
  const booking = useOpenedRequest({
    kind: 'bookings',
    id: isOf(transfers) ? undefined : opened,
    rows: bookings,
    shownOf: (row) => (isValid(row) ? bookingChanges.shown(row) : row),
  });
  const transfer = useOpenedRequest({
    kind: 'transfers',
    id: isOf(bookings) ? undefined : opened,
    rows: transfers,
    shownOf: (row) => (isValid(row) ? transferChanges.shown(row) : row),
  });
  // An id on neither list is read from both collections, and exists in at most one of them.
  const isTransfer = transfer !== undefined && !('absent' in transfer);
  const isAnswered = isOf(bookings) || transfer !== undefined;
  const common = { opening, onTouch };
  return (
    <>
      <DaySheet
        {...common}
        kind="bookings"
        parts={bookingSheet}
        changes={bookingChanges}
        record={isAnswered && !isTransfer ? booking : undefined}
      />
      <DaySheet
        {...common}
        kind="transfers"
        parts={transferSheet}
        changes={transferChanges}
        record={isTransfer ? transfer : undefined}
      />
    </>
  );
}

interface DaySheetProps extends Pick<DaySheetsProps, 'opening' | 'onTouch'> {
  kind: RequestKind;
  parts: SheetParts;
  changes: StatusChanges;
  record: Opened<GuestRequest> | undefined;
}

function DaySheet({ kind, parts, changes, record, opening, onTouch }: DaySheetProps) {
  const { move, asking } = useMoves({ kind: kindsForStaff[kind], changes, opening });
  return (
    <>
      <QuestionDialog {...asking} />
      <RequestSheet
        parts={parts}
        record={record}
        recent={record && changes.recent(record.id)}
        problem={record && changes.problemOf(record)}
        onChange={(request, to) => {
          onTouch(request);
          move(request, to);
        }}
        onOpen={opening.open}
      />
    </>
  );
}
