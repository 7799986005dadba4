import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { problemText, t } from '@selasar/domain';
import type { ProblemCode, TransferRoute } from '@selasar/domain';
import type { SyntheticEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { BaliDayNotice } from './BaliDayNotice.tsx';
import { RouteControls } from './fields.tsx';
import { FreeCancellation } from './FreeCancellation.tsx';
import { Price } from './Price.tsx';

const incomplete: ProblemCode = 'route-incomplete';

/** The form of the route: places, time, passengers and luggage. */
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
            <Price control={control} /> {t('per car, whatever the route. You pay the driver.')}
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
