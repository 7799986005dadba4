import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Block } from '@selasar/domain/calendar';
import {
  longDate,
  blockReasonLabel,
  limits,
  shortDate,
  type CivilDate,
} from '@selasar/domain/core';
import { guestCount } from '@selasar/domain/i18n';
import { type Booking, bookingStatus, bookingTable } from '@selasar/domain/requests';
import { withGroup } from '@selasar/domain/pricing';
import { plainFactsForStaff } from '@selasar/domain/trips';
import { useState } from 'react';
import { toast } from 'sonner';
import { unblockNights } from '../../data/calendar/occupancy.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { orDash, formatInBali } from '../common/formatInstant.ts';
import { StatusChip } from '../common/StatusChip.tsx';
import { DetailsSheet } from '../grid/DetailsSheet.tsx';
import { attempt } from '../common/attempt.ts';
import { ConfirmButton } from '../common/ConfirmButton.tsx';
import { Fact, Facts, RecordSheet, type Opened } from '../requests/sheet/RecordSheet.tsx';
import { barsOn, isChoosable, type CalendarRow } from './cell.ts';
import { stayText } from './period.ts';
import { rowAddress } from './calendarState.ts';
import { departureLines } from './rows.ts';
import { nightsAt, type ChosenNights } from './useNights.ts';

export interface ShownDay {
  row: CalendarRow;
  date: CivilDate;
}

interface DaySheetProps {
  day: ShownDay | undefined;
  today: CivilDate;
  onOpen: (address: string) => void;
  onBook: (chosen: ChosenNights) => void;
  onClose: () => void;
}

interface Entry {
  opens: string;
  name: string;
  more: string;
  status: string;
  color: 'green' | 'yellow' | 'blue' | 'red';
}

export const DaySheet = ({ day, today, onOpen, onBook, onClose }: DaySheetProps) => (
  <DetailsSheet item={day} heading={({ date }) => longDate(date)} onClose={onClose}>
    {(shown) => (
      <>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{shown.row.name}</Typography>
        {shown.row.kind === 'tours' ? (
          <div>
            {departureLines(shown.row, shown.date).map((line) => (
              <Typography key={line} variant="body2">
                {line}
              </Typography>
            ))}
          </div>
        ) : null}
        <List disablePadding>
          {entriesOf(shown).map(({ opens, name, more, status, color }) => (
            <ListItem key={opens} disablePadding divider>
              <ListItemButton onClick={() => onOpen(opens)}>
                <ListItemText
                  primary={name}
                  secondary={more}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                />
                <StatusChip status={status} color={color} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {isChoosable(shown.row, shown.date, today) ? (
          <Button
            startIcon={<AddIcon />}
            onClick={() => {
              onClose();
              onBook({ row: rowAddress(shown.row), nights: nightsAt(shown.date) });
            }}
            sx={{ alignSelf: 'start' }}
          >
            New booking
          </Button>
        ) : null}
      </>
    )}
  </DetailsSheet>
);

const barColor = { confirmed: 'green', pending: 'yellow', blocked: 'blue' } as const;

function entriesOf({ row, date }: ShownDay): Entry[] {
  if (row.kind === 'villas') {
    return barsOn(row, date).map(({ opens, text, stay, variant }) => ({
      opens,
      name: text,
      more: stayText(stay),
      status: variant,
      color: barColor[variant],
    }));
  }
  const byStart = (one: Row<Booking>, other: Row<Booking>) =>
    (one.startTime ?? '').localeCompare(other.startTime ?? '');
  return (row.days.get(date)?.bookings ?? []).toSorted(byStart).map((booking) => {
    const { id, customerName, numberOfGuests, status } = booking;
    const plain = plainFactsForStaff(bookingTable, 'seats', booking);
    return {
      opens: id,
      name: orDash(customerName),
      more: [
        orDash(numberOfGuests, (count) =>
          withGroup(guestCount(count), { ...booking, numberOfGuests: count }),
        ),
        ...plain.map((fact) => fact.join(' ')),
      ].join(', '),
      status: orDash(status),
      color: status ? bookingStatus[status].color : 'red',
    };
  });
}

interface BlockSheetProps {
  record: Opened<Block> | undefined;
  nameOf: (villaId: string) => string;
  onClose: () => void;
}

export const BlockSheet = ({ record, nameOf, onClose }: BlockSheetProps) => (
  <RecordSheet name="Block" record={record} onClose={onClose}>
    {(block) => (
      <>
        <Facts heading="Blocked nights">
          <Fact label="Villa">{orDash(block.villaId, nameOf)}</Fact>
          <Fact label="First night">{orDash(block.startDate, shortDate)}</Fact>
          <Fact label="Free again on">{orDash(block.endDate, shortDate)}</Fact>
          <Fact label="Reason">{orDash(block.reason, (reason) => blockReasonLabel[reason])}</Fact>
          <Fact label="Portal">{block.source}</Fact>
          <Fact label="Note">{block.note}</Fact>
          <Fact label="Blocked by">{block.createdByName}</Fact>
          <Fact label="Since">{orDash(block.createdAt, formatInBali)}</Fact>
        </Facts>
        {block.reason === 'feed' ? (
          <Alert severity="info">
            These nights are booked at <span>{block.source ?? 'another portal'}</span>. They are
            free here once the booking is cancelled there.
          </Alert>
        ) : null}
        <Free key={block.id} block={block} onDone={onClose} />
      </>
    )}
  </RecordSheet>
);

function Free({ block, onDone }: { block: Row<Block>; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const portal = block.reason === 'feed' ? (block.source ?? 'the portal') : undefined;
  const free = async () => {
    const isFree = await attempt(
      (onUnsure) => unblockNights({ blockId: block.id, reason }, onUnsure),
      { failed: 'Failed to free the nights', unsure: 'the nights are free' },
    );
    if (!isFree) return;
    toast.success('The nights are free');
    onDone();
  };
  return (
    <ConfirmButton
      variant="outlined"
      sx={{ mt: 'auto' }}
      label="Free these nights"
      running="Saving…"
      question={{
        title: 'Free these nights?',
        text:
          portal === undefined
            ? 'Guests can book them at once.'
            : `Guests can book them at once, although ${portal} still lists a booking. Please make sure that it is cancelled.`,
        confirm: 'Free these nights',
      }}
      isIncomplete={portal !== undefined && !reason.trim()}
      onConfirm={free}
    >
      {portal === undefined ? null : (
        <TextField
          required
          fullWidth
          label="Reason"
          helperText="Only staff see it"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.reason, autoComplete: 'off' } }}
          sx={{ mt: 2 }}
        />
      )}
    </ConfirmButton>
  );
}
