import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { CivilDate } from '@selasar/domain';
import { createContext, use } from 'react';
import type { KeyboardEvent } from 'react';
import { civilOf } from '../../../forms/dates/civilDay.ts';
import type { DayLooks } from './dayLooks.ts';

interface Days {
  looksOf: (day: CivilDate) => DayLooks;
  /** The day that Tab reaches. */
  tabStop: CivilDate;
  today: CivilDate;
  onKeyDown: (event: KeyboardEvent, day: CivilDate) => void;
  onFocus: (day: CivilDate) => void;
  onPoint: (day: CivilDate) => void;
}

/** What a calendar knows about its days. */
export const DaysContext = createContext<Days | undefined>(undefined);

/**
 * A day of a calendar, in place of MUI's: one that cannot be picked is not `disabled`, since the keyboard and screen
 * readers must reach it, and learn why.
 */
export function Day({
  day: shown,
  disabled,
  outsideCurrentMonth,
  onDaySelect,
  role,
  'aria-colindex': column,
}: PickerDayProps) {
  const days = use(DaysContext);
  // Days of another month are empty cells: they would be read out twice.
  if (outsideCurrentMonth || !days) return <div role={role} aria-colindex={column} />;
  const day = civilOf(shown);
  const { label, className, isSelected, isBlocked } = days.looksOf(day);
  return (
    <button
      type="button"
      role={role}
      data-day={day}
      className={`day ${className}`}
      disabled={disabled}
      tabIndex={day === days.tabStop ? 0 : -1}
      aria-colindex={column}
      aria-label={label}
      aria-selected={isSelected}
      aria-disabled={isBlocked || undefined}
      aria-current={day === days.today ? 'date' : undefined}
      onClick={() => {
        if (!isBlocked) onDaySelect(shown);
      }}
      onKeyDown={(event) => days.onKeyDown(event, day)}
      onFocus={() => days.onFocus(day)}
      onMouseEnter={() => days.onPoint(day)}
    >
      <span>{shown.date()}</span>
    </button>
  );
}
