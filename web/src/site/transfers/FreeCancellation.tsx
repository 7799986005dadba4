import Typography from '@mui/material/Typography';
import { freeUntilText, plural, t } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useClock } from '../../clock/useClock.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TransferTermsContext } from './terms.ts';

/** The free cancellation of the chosen pickup; without one, of any pickup. Nothing if the terms promise none. */
export function FreeCancellation({ control }: { control: Control<TransferRoute> }) {
  const { freeCancellationHours } = use(TransferTermsContext);
  const [pickupDate, pickupTime] = useWatch({ control, name: ['pickupDate', 'pickupTime'] });
  const text = useClock((nowMs) => {
    if (freeCancellationHours === 0) return '';
    const when =
      pickupDate && pickupTime
        ? freeUntilText({ pickupDate, pickupTime, freeCancellationHours }, new Date(nowMs))
        : plural(
            freeCancellationHours,
            'an hour before the pickup',
            '{count} hours before the pickup',
          );
    return when
      ? t('Free cancellation until {when}', { when })
      : t('No free cancellation for this date');
  });
  return (
    <Typography variant="body2" component="div">
      <Notice>{text}</Notice>
    </Typography>
  );
}
