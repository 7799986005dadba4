import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CivilDate } from '@selasar/domain';
import { boundsOf, daysInWords, isInverted } from './days.ts';
import type { Days } from './days.ts';

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
    <Stack
      sx={{
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        p: 2,
        textAlign: 'center',
      }}
    >
      <span>{text}</span>
      <Button size="small" onClick={onClear} sx={{ pointerEvents: 'auto' }}>
        Show all days
      </Button>
    </Stack>
  );
}
