import Dialog from '@mui/material/Dialog';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CivilDate, Stay } from '@selasar/domain/core';
import { useId, useState } from 'react';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { phoneScreen } from '../common/styles.ts';
import { CreateBooking } from '../requests/edit/BookingForm.tsx';
import { BlockForm } from './BlockForm.tsx';
import type { CalendarRow } from './cell.ts';

interface NewBookingFromCalendarProps {
  row: CalendarRow;
  nights: Stay;
  today: CivilDate;
  onClose: () => void;
}

type What = 'block' | 'book';

export function NewBookingFromCalendar({
  row,
  nights,
  today,
  onClose,
}: NewBookingFromCalendarProps) {
  const [chosen, setChosen] = useState<What>('block');
  const id = useId();
  const isPhone = useMediaQuery(phoneScreen);
  const onClickCapture = useBackCloses(true, onClose);
  const isBlock = row.kind === 'villas' && chosen === 'block';
  const tabs =
    row.kind === 'villas' ? (
      <Tabs
        variant="fullWidth"
        aria-label="What to do with these nights"
        value={chosen}
        onChange={(_event, what: What) => setChosen(what)}
        sx={{ mb: 2.5, mt: -1 }}
      >
        <Tab value="block" label="Block" />
        <Tab value="book" label="New booking" />
      </Tabs>
    ) : null;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={isPhone}
      onClose={(_event, reason) => {
        // A click outside the dialog does not discard what was typed.
        if (isBlock || reason === 'escapeKeyDown') onClose();
      }}
      onClickCapture={onClickCapture}
      aria-labelledby={id}
    >
      {isBlock ? (
        <BlockForm
          villa={row}
          nights={nights}
          today={today}
          titleId={id}
          head={tabs}
          onClose={onClose}
        />
      ) : (
        <CreateBooking
          start={
            row.kind === 'villas'
              ? { bookingType: 'villa', itemId: row.id, ...nights }
              : {
                  bookingType: 'tour',
                  itemId: row.id,
                  startDate: nights.startDate,
                  endDate: nights.startDate,
                }
          }
          head={tabs}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
