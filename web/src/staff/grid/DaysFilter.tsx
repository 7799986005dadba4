import type { CivilDate } from '@selasar/domain/core';
import { useRef } from 'react';
import { CivilDateField } from '../../forms/dates/CivilDateField.tsx';
import { anyDays, boundsOf, type Days, isInverted, nearDays, type NearDays } from './days.ts';
import { type Option, optionsOf, SelectField } from './filterFields.tsx';
import type { Step } from './gridState.ts';

const nearOptions: readonly (Option & { value: NearDays })[] = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'next-7', label: 'Next 7 days' },
];

interface DaysFilterProps {
  days: Days | undefined;
  today: CivilDate;
  onChange: (change: { days: Days | undefined }, step?: Step) => void;
}

export const hasOwnDates = (days: Days = anyDays): boolean => days.from !== '' || days.to !== '';

export function NearDaysFilter({ days = anyDays, onChange }: Omit<DaysFilterProps, 'today'>) {
  const hasDates = hasOwnDates(days);
  return (
    <SelectField
      label="Days"
      value={days.near ?? (hasDates ? 'own' : 'all')}
      options={[
        { value: 'all', label: 'All days' },
        ...nearOptions,
        ...(hasDates ? [{ value: 'own', label: 'Own dates' }] : []),
      ]}
      onChange={(value) => {
        const near = nearDays.find((one) => one === value);
        onChange({ days: near && { ...anyDays, by: days.by, near } });
      }}
      width={{ xs: 120, sm: 124 }}
    />
  );
}

export function DatesFilter({ days = anyDays, today, onChange }: DaysFilterProps) {
  const bounds = boundsOf(days, today);
  const set = (change: Partial<Days>, step?: Step) =>
    onChange({ days: { ...days, ...change } }, step);
  return (
    <>
      <SelectField
        label="Days of"
        value={days.by}
        options={optionsOf(['travel', 'request'])}
        onChange={(value) => set({ by: value === 'request' ? 'request' : 'travel' })}
        width={{ xs: 110, sm: 110 }}
      />
      <DayField
        label="From"
        day={bounds.from}
        onChange={(from, step) => set({ near: undefined, ...bounds, from }, step)}
      />
      <DayField
        label="To"
        day={bounds.to}
        problem={isInverted(bounds) ? 'Must not be before From' : undefined}
        onChange={(to, step) => set({ near: undefined, ...bounds, to }, step)}
      />
    </>
  );
}

interface DayFieldProps {
  label: string;
  /** '' for none. */
  day: CivilDate;
  problem?: string | undefined;
  onChange: (day: CivilDate, step: Step) => void;
}

/** All edits until the field is left are one step in the history. */
export function DayField({ label, day, problem, onChange }: DayFieldProps) {
  const touched = useRef(false);
  return (
    <CivilDateField
      label={label}
      value={day}
      clearable
      error={problem}
      onChange={(date) => {
        // Half a date filters nothing yet.
        if (date === undefined) return;
        onChange(date, touched.current ? 'same step' : 'step');
        touched.current = true;
      }}
      onBlur={() => {
        touched.current = false;
      }}
      field={{ size: 'small', sx: { width: 172, flex: { xs: '1 1 160px', sm: 'none' } } }}
    />
  );
}
