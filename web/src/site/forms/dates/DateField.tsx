import { t } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useRef, useState } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { useMedia } from '../../../ui/useMedia.ts';
import type { Blocked } from './Calendar.tsx';
import { CalendarPart } from './CalendarPart.tsx';
import { CalendarPopup, phone } from './CalendarPopup.tsx';
import { DateInput } from './DateInput.tsx';
import type { DateInputProps } from './DateInput.tsx';
import { Legend } from './Legend.tsx';
import type { LegendItem } from './Legend.tsx';

interface DateFieldProps extends Omit<DateInputProps, 'open' | 'onOpen' | 'near' | 'opener'> {
  /** The first and the last day that can be picked. */
  min: CivilDate;
  max: CivilDate;
  /** Days between the two that cannot be picked, and why. */
  blockedOf?: (day: CivilDate) => Blocked | undefined;
  /** The month that opens first when nothing is picked; by default that of `min`. */
  opensAt?: CivilDate;
  /** Tells the first and the last day that come into view. */
  onLook?: (from: CivilDate, to: CivilDate) => void;
  /** Days are still being looked up. */
  loading?: boolean;
  /** What the days look like that cannot be picked. */
  legend?: readonly LegendItem[];
}

const nothing = () => undefined;

/** Picks one day. */
export function DateField(props: DateFieldProps) {
  const {
    min,
    max,
    blockedOf = nothing,
    onLook = nothing,
    loading = false,
    legend = [],
    ...input
  } = props;
  const { opensAt = min, ...typed } = input;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const today = useToday();
  const months = useMedia(phone) ? 2 : 1;
  const close = () => setOpen(false);
  return (
    <div ref={anchor}>
      <DateInput {...typed} near={opensAt} open={open} onOpen={() => setOpen(true)} />
      <CalendarPopup
        open={open}
        onClose={close}
        title={t('Choose a date')}
        anchor={anchor}
        width={380}
        foot={legend.length > 0 ? <Legend items={legend} /> : null}
      >
        <CalendarPart
          picks="day"
          months={months}
          today={today}
          min={min}
          max={max}
          opensAt={opensAt}
          from={input.value}
          to={input.value}
          blockedOf={blockedOf}
          onPick={(day) => {
            input.onChange(day);
            close();
          }}
          onLook={onLook}
          loading={loading}
        />
      </CalendarPopup>
    </div>
  );
}
