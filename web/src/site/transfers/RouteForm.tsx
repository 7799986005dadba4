import Alert from '@mui/material/Alert';
import { baliDayOf, formatUsd, type ProblemCode, problemText } from '@selasar/domain/core';
import { plural, t } from '@selasar/domain/i18n';
import { freeUntilText, vehicleOf, vehiclePrice } from '@selasar/domain/pricing';
import type { TransferRoute } from '@selasar/domain/requests';
import { type Control, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, use } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Notice } from '../../ui/Notice.tsx';
import { useClock } from '../../clock/useToday.ts';
import { TransferTermsContext } from './TransferSelect.tsx';
import { Approximately } from '../common/Approximately.tsx';
import { RouteControls } from './fields.tsx';

function BaliDayNotice({ control }: { control: Control<TransferRoute> }) {
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

function FreeCancellation({ control }: { control: Control<TransferRoute> }) {
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

function Price({ control }: { control: Control<TransferRoute> }) {
  const terms = use(TransferTermsContext);
  const vehicle = vehicleOf(useWatch({ control, name: 'vehicleId' }), terms);
  const isOnly = vehicle !== undefined || terms.vehicles.length === 0;
  const usd = isOnly ? vehiclePrice(vehicle) : Math.min(...terms.vehicles.map(vehiclePrice));
  return (
    <>
      <span>{isOnly ? formatUsd(usd) : t('From {price}', { price: formatUsd(usd) })}</span>
      <Approximately usd={usd} />
    </>
  );
}

const incomplete: ProblemCode = 'route-incomplete';

export function RouteForm({
  form,
  onSubmit,
}: {
  form: UseFormReturn<TransferRoute>;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
}) {
  const { control } = form;
  const { errors } = useFormState({ control });
  const isMissing = Object.values(errors).some(({ type }) => type === incomplete);
  return (
    <Paper
      component="form"
      noValidate
      aria-label={t('Your Route')}
      onSubmit={(event) => void onSubmit(event)}
      sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: ({ radius }) => radius.sheet }}
    >
      <Typography component="h3" variant="h3" sx={{ mb: 2.5 }}>
        {t('Your Route')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.25,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <RouteControls control={control} />
      </Box>
      <BaliDayNotice control={control} />
      {isMissing ? (
        <Alert severity="error" sx={{ mt: 2.25 }}>
          {problemText({ code: incomplete })}
        </Alert>
      ) : null}
      <Box
        sx={{
          mt: 3,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Box sx={{ color: 'text.secondary', textWrap: 'balance' }}>
          <Typography>
            <Price control={control} />
            <span>{` ${t('per car, whatever the route. You pay the driver.')}`}</span>
          </Typography>
          <Typography variant="body2">
            {t('Nothing to pay now')} · {t('Reply usually the same day')}
          </Typography>
          <FreeCancellation control={control} />
        </Box>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          sx={{ flex: 'none' }}
        >
          {t('CONTINUE BOOKING')}
        </Button>
      </Box>
    </Paper>
  );
}
