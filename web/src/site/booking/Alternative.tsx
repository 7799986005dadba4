import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shortDate, t } from '@selasar/domain';
import type { Stay } from '@selasar/domain';
import { useId } from 'react';
import { isSameStay } from './isSameStay.ts';
import type { Alternative as Offer } from './useAlternative.ts';

interface AlternativeProps {
  offer: Offer;
  /** The dates in the form. */
  chosen: Stay;
  onChoose: (stay: Stay) => void;
}

/** Alternatives near the unavailable dates. */
export function Alternative({ offer, chosen, onChoose }: AlternativeProps) {
  const label = useId();
  return (
    <Stack
      component="fieldset"
      aria-labelledby={label}
      spacing={1}
      sx={{ alignItems: 'flex-start', m: 0, p: 0, border: 0 }}
    >
      <Typography id={label} variant="body2">
        {offer.nightsTaken ? t('Free around these dates:') : t('Possible around these dates:')}
      </Typography>
      {offer.stays.map((stay) => {
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
            {shortDate(stay.startDate)}
            {stay.endDate === stay.startDate ? null : ` to ${shortDate(stay.endDate)}`}
          </Button>
        );
      })}
    </Stack>
  );
}
