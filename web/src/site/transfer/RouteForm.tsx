import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatUsd, limits, problemText, transfer } from '@selasar/domain';
import type { ProblemCode, TransferRoute } from '@selasar/domain';
import type { SyntheticEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';
import { PickupDate } from './PickupDate.tsx';
import { PickupTime } from './PickupTime.tsx';
import { PlaceField } from './PlaceField.tsx';
import { TransferSelect } from './TransferSelect.tsx';

const incomplete: ProblemCode = 'route-incomplete';

const count = ({ min, max }: { min: number; max: number }, one: string, many: string) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({
    value: min + i,
    label: `${min + i} ${min + i === 1 ? one : many}`,
  }));

const passengers = count(transfer.passengers, 'passenger', 'passengers');
const luggage = count(transfer.luggage, 'bag', 'bags');

/** Where from, where to, when and how many. */
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
      aria-label="Your Route"
      onSubmit={(event) => void onSubmit(event)}
      sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: '24px' }}
    >
      <Typography component="h3" variant="h3" sx={{ mb: 2.5 }}>
        Your Route
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.25,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PlaceField control={control} name="pickupLocation" label="Pickup Location" />
        <PlaceField control={control} name="destination" label="Destination" />
        <PickupDate control={control} />
        <PickupTime control={control} />
        <TransferSelect
          control={control}
          name="passengers"
          label="Passengers"
          options={passengers}
        />
        <TransferSelect control={control} name="luggage" label="Luggage" options={luggage} />
        <TextInput
          control={control}
          name="flightNumber"
          label="Flight Details"
          maxLength={limits.place}
        />
        <TextInput
          control={control}
          name="specialRequests"
          label="Special Requests"
          maxLength={limits.specialRequests}
          multiline
        />
      </Box>
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
        <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
          {formatUsd(transfer.totalAmount)} per car, whatever the route. You pay the driver.
        </Typography>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          sx={{ flex: 'none' }}
        >
          CONTINUE BOOKING
        </Button>
      </Box>
    </Paper>
  );
}
