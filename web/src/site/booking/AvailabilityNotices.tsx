import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shortDate, type Stay } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { useId } from 'react';
import { type Alternative as Offer, isSameStay } from './useRequested.ts';

interface AlternativeProps {
  offer: Offer;
  chosen: Stay;
  onChoose: (stay: Stay) => void;
}

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
        const to = stay.endDate === stay.startDate ? '' : ` to ${shortDate(stay.endDate)}`;
        return (
          <Button
            key={stay.startDate}
            size="small"
            variant={isChosen ? 'contained' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => onChoose(stay)}
            sx={{ minHeight: 44 }}
          >
            <span>{`${shortDate(stay.startDate)}${to}`}</span>
          </Button>
        );
      })}
    </Stack>
  );
}

export const AvailabilityUnknown = ({ what }: { what: 'nights' | 'places' }) => (
  <Typography variant="body2" color="textSecondary">
    {what === 'nights'
      ? t('We could not look up the free nights just now. We will check them when you book.')
      : t('We could not look up the free places just now. We will check them when you book.')}
  </Typography>
);
