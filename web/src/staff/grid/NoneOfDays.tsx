import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CivilDate } from '@selasar/domain/core';
import { Link } from 'react-router-dom';
import { boundsOf, type Days, daysInWords, isInverted } from './days.ts';

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
  step: string;
  to: string;
}

export const NoneYet = ({ title, hint, step, to }: NoneYetProps) => (
  <Stack sx={inTheMiddle}>
    <strong>{title}</strong>
    <span>{hint}</span>
    <Button component={Link} to={to} variant="outlined" sx={{ mt: 1, pointerEvents: 'auto' }}>
      <span>{step}</span>
    </Button>
  </Stack>
);

interface NoneOfDaysProps {
  days: Days;
  today: CivilDate;
  /** 'bookings' */
  what: string;
  isFiltered: boolean;
  onClear: () => void;
}

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
