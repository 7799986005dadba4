import Alert from '@mui/material/Alert';
import { baliDayOf, t } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Notice } from '../../ui/Notice.tsx';

/** A notice about restrictions or delays in Bali on the chosen day. It is read out when it appears. */
export function BaliDayNotice({ control }: { control: Control<TransferRoute> }) {
  const date = useWatch({ control, name: 'pickupDate' });
  const day = date === '' ? undefined : baliDayOf(date);
  return (
    <Notice aria-label={t('About this day')}>
      {day ? (
        <Alert severity="info" role="presentation" sx={{ mt: 2.25 }}>
          {day.guest}
        </Alert>
      ) : null}
    </Notice>
  );
}
