import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type CivilDate, longDate } from '@selasar/domain/core';
import { bookingStatus } from '@selasar/domain/requests';
import { orDash } from '../common/formatInstant.ts';
import { guestCount } from '../requests/requestText.ts';
import { StatusChip } from '../common/StatusChip.tsx';
import { DetailsSheet } from '../grid/DetailsSheet.tsx';
import { barsOn, type CalendarRow, isChoosable } from './cell.ts';
import { stayText } from './dayText.ts';
import { rowAddress } from './opened.ts';
import { nightsAt } from './useNights.ts';
import type { ChosenNights } from './useNights.ts';

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

export function DaySheet({ day, today, onOpen, onBook, onClose }: DaySheetProps) {
  return (
    <DetailsSheet item={day} heading={({ date }) => longDate(date)} onClose={onClose}>
      {(shown) => (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{shown.row.name}</Typography>
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
}

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
  return (row.days.get(date)?.bookings ?? []).map(
    ({ id, customerName, numberOfGuests, status }) => ({
      opens: id,
      name: orDash(customerName),
      more: orDash(numberOfGuests, guestCount),
      status: orDash(status),
      color: status ? bookingStatus[status].color : 'red',
    }),
  );
}
