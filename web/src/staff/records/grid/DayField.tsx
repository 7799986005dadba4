import TextField from '@mui/material/TextField';
import type { CivilDate } from '@selasar/domain';
import { useRef, useState } from 'react';
import type { Step } from './useGridState.ts';

/** While a year is typed it is '0002', '0020' and '0202' before it is '2026'. */
const isTyped = (text: string): boolean => text === '' || text >= '1000';

interface DayFieldProps {
  label: string;
  /** '' for none. */
  day: CivilDate;
  problem?: string | undefined;
  onChange: (day: CivilDate, step: Step) => void;
}

/** One day of a filter. All edits until the field is left are one step in the history. */
export function DayField({ label, day, problem, onChange }: DayFieldProps) {
  const [text, setText] = useState(day);
  const [followed, setFollowed] = useState(day);
  const touched = useRef(false);
  if (day !== followed) {
    setFollowed(day);
    setText(day);
  }
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={text}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => {
        setText(target.value);
        if (!isTyped(target.value) || target.value === day) return;
        onChange(target.value, touched.current ? 'same step' : 'step');
        touched.current = true;
      }}
      onBlur={() => {
        touched.current = false;
        setText(day);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 146, flex: { xs: '1 1 130px', sm: 'none' } }}
    />
  );
}
