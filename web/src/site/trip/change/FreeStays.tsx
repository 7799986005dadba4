import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '@selasar/domain';
import type { Stay } from '@selasar/domain';
import { daysText } from '../tell.ts';

interface FreeStaysProps {
  stays: readonly Stay[];
  onChoose: (stay: Stay) => void;
}

/** What could be had instead, near the wish that was refused. */
export function FreeStays({ stays, onChoose }: FreeStaysProps) {
  if (stays.length === 0) return null;
  return (
    <Box
      component="fieldset"
      aria-label={t('Possible around these dates')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
    >
      {stays.map((stay) => (
        <Button
          key={stay.startDate}
          variant="outlined"
          size="small"
          onClick={() => onChoose(stay)}
          sx={{ minHeight: 44 }}
        >
          {daysText(stay)}
        </Button>
      ))}
    </Box>
  );
}
