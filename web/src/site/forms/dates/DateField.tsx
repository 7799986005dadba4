import { t } from '@selasar/domain/i18n';
import { useRef, useState } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { useMedia } from '../../../ui/browser.ts';
import type { CalendarDays } from './Month.tsx';
import { CalendarIsland, CalendarPopup, phone } from './CalendarPopup.tsx';
import { DateInput, type DateInputProps } from './DateInput.tsx';
import { Legend, type LegendItem } from './Legend.tsx';

interface DateFieldProps extends Omit<DateInputProps, 'calendar'> {
  days: CalendarDays;
  legend?: readonly LegendItem[];
}

export function DateField(props: DateFieldProps) {
  const { days, legend = [], ...input } = props;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const today = useToday();
  const months = useMedia(phone) ? 2 : 1;
  const close = () => setOpen(false);
  return (
    <div ref={anchor}>
      <DateInput
        {...input}
        calendar={{ near: days.opensAt ?? days.min, open, onOpen: () => setOpen(true) }}
      />
      <CalendarPopup
        open={open}
        onClose={close}
        title={t('Choose a date')}
        anchor={anchor}
        width={380}
        foot={legend.length > 0 ? <Legend items={legend} /> : null}
      >
        <CalendarIsland
          months={months}
          today={today}
          days={days}
          from={input.field.value}
          to={input.field.value}
          onPick={(day) => {
            input.field.onChange(day);
            close();
          }}
        />
      </CalendarPopup>
    </div>
  );
}
