import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { CivilDate, Stay } from '@selasar/domain/core';
import { useState } from 'react';
import { FormDialog } from '../common/FormDialog.tsx';
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

export function NewBookingFromCalendar(props: NewBookingFromCalendarProps) {
  const { row, nights, today, onClose } = props;
  const [chosen, setChosen] = useState<What>('block');
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
  const start =
    row.kind === 'villas'
      ? ({ bookingType: 'villa', itemId: row.id, ...nights } as const)
      : ({
          bookingType: 'tour',
          itemId: row.id,
          startDate: nights.startDate,
          endDate: nights.startDate,
        } as const);
  return (
    <FormDialog closesOutside={isBlock} onClose={onClose}>
      {isBlock ? (
        <BlockForm villa={row} nights={nights} today={today} head={tabs} onClose={onClose} />
      ) : (
        <CreateBooking start={start} head={tabs} onClose={onClose} />
      )}
    </FormDialog>
  );
}
