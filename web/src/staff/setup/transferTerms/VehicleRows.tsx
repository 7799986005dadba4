import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd, limits } from '@selasar/domain/core';
import { transfer, type TransferTerms, transferTermsLimits } from '@selasar/domain/pricing';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../../ui/TextInput.tsx';
import { NumberInput } from '../../offers/NumberInput.tsx';
import type { TypedNumbers } from '../../offers/useOfferForm.ts';

/** Its price must be typed: there is no sensible default. */
const newVehicle = () => ({
  id: crypto.randomUUID(),
  name: '',
  passengers: 4,
  luggage: 4,
  priceUsd: 0,
});

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr 1fr 40px' },
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
} as const;

interface VehicleRowsProps {
  form: UseFormReturn<TransferTerms>;
  typed: TypedNumbers;
}

export function VehicleRows({ form, typed }: VehicleRowsProps) {
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'vehicles', keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  const problem = formState.errors.vehicles?.message ?? formState.errors.vehicles?.root?.message;
  return (
    <Stack spacing={2.5}>
      {fields.length === 0 ? (
        <Typography color="textSecondary">
          No vehicles are set: guests choose none, and each transfer costs{' '}
          <span>{formatUsd(transfer.totalAmount)}</span>.
        </Typography>
      ) : null}
      {fields.map(({ key }, index) => (
        <Box key={key} component="fieldset" aria-label={`Vehicle ${index + 1}`} sx={row}>
          <TextInput
            control={control}
            name={`vehicles.${index}.name`}
            required
            label="Name"
            maxLength={limits.name}
            sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          />
          <NumberInput
            control={control}
            name={`vehicles.${index}.passengers`}
            label="Passengers"
            typed={typed}
          />
          <NumberInput
            control={control}
            name={`vehicles.${index}.luggage`}
            label="Bags"
            typed={typed}
          />
          <NumberInput
            control={control}
            name={`vehicles.${index}.priceUsd`}
            label="Price (USD)"
            typed={typed}
          />
          <IconButton
            aria-label={`Remove vehicle ${index + 1}`}
            onClick={() => {
              remove(index);
              add.current?.focus();
            }}
            sx={{ mt: 1, justifySelf: { xs: 'end', md: 'auto' } }}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      {problem ? <FormHelperText error>{problem}</FormHelperText> : null}
      <Button
        ref={add}
        startIcon={<AddIcon />}
        disabled={fields.length >= transferTermsLimits.vehicles}
        onClick={() => append(newVehicle(), { focusName: `vehicles.${fields.length}.name` })}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add vehicle
      </Button>
    </Stack>
  );
}
