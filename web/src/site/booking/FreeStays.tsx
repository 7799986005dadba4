import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shortDate } from '@selasar/domain';
import type { Stay } from '@selasar/domain';
import { useId } from 'react';
import { isSameStay } from './isSameStay.ts';

interface FreeStaysProps {
  stays: readonly Stay[];
  /** The dates that the form holds. */
  chosen: Stay;
  onChoose: (stay: Stay) => void;
}

/** Free stays near one whose nights are taken. */
export function FreeStays({ stays, chosen, onChoose }: FreeStaysProps) {
  const label = useId();
  return (
    <Stack
      component="fieldset"
      aria-labelledby={label}
      spacing={1}
      sx={{ alignItems: 'flex-start', m: 0, p: 0, border: 0 }}
    >
      <Typography id={label} variant="body2">
        Free nearby:
      </Typography>
      {stays.map((stay) => {
        const isChosen = isSameStay(stay, chosen);
        return (
          <Button
            key={stay.startDate}
            size="small"
            variant={isChosen ? 'contained' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => onChoose(stay)}
            sx={{ minHeight: 44 }}
          >
            {shortDate(stay.startDate)} to {shortDate(stay.endDate)}
          </Button>
        );
      })}
    </Stack>
  );
}
