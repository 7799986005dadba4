import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CivilDate } from '@selasar/domain';
import { Link } from 'react-router-dom';
import { boundsOf, daysInWords, isInverted } from './days.ts';
import type { Days } from './days.ts';

const inTheMiddle = {
  height: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  p: 2,
  textAlign: 'center',
} as const;

export interface NoneYetProps {
  title: string;
  hint: string;
  /** The label and address of the first step. */
  step: string;
  to: string;
}

/** On the first day: what the list is for, and the first step. */
export const NoneYet = ({ title, hint, step, to }: NoneYetProps) => (
  <Stack sx={inTheMiddle}>
    <strong>{title}</strong>
    <span>{hint}</span>
    <Button component={Link} to={to} variant="outlined" sx={{ mt: 1, pointerEvents: 'auto' }}>
      {step}
    </Button>
  </Stack>
);

interface NoneOfDaysProps {
  days: Days;
  today: CivilDate;
  /** 'bookings' */
  what: string;
  /** A search or filters are also set. */
  isFiltered: boolean;
  onClear: () => void;
}

/** The grid's text for days without rows, and a button for all days. */
export function NoneOfDays({ days, today, what, isFiltered, onClear }: NoneOfDaysProps) {
  const text = isInverted(boundsOf(days, today))
    ? 'The last day is before the first.'
    : `No ${what} ${daysInWords(days, today)}${isFiltered ? ' match' : ''}.`;
  return (
    <Stack sx={inTheMiddle}>
      <span>{text}</span>
      <Button size="small" onClick={onClear} sx={{ pointerEvents: 'auto' }}>
        Show all days
      </Button>
    </Stack>
  );
}
