import type { CivilDate } from '@selasar/domain/core';
import { useRef } from 'react';
import { CivilDateField } from '../../forms/dates/CivilDateField.tsx';
import type { Step } from './useGridState.ts';

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
