import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd, limits, typedAs } from '@selasar/domain/core';
import {
  transfer,
  noTransferTerms,
  transferTermsFields,
  transferTermsLimits,
  type TransferTerms,
} from '@selasar/domain/pricing';
import { useFormContext } from 'react-hook-form';
import {
  useTransferTerms,
  setTransferTerms,
  type StoredTerms,
} from '../../data/offers/transferTerms.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { changedFields, pick } from '../../data/offers/changes.ts';
import { menuItems } from '../common/Choice.tsx';
import { Loaded } from '../common/Loaded.tsx';
import { headingOf, setupPages } from '../common/links.ts';
import { Panel } from '../common/Panel.tsx';
import { describeInvalid } from '../grid/InvalidRecords.tsx';
import { NumberInput } from '../editing/NumberInput.tsx';
import { termsLabels, termText } from '../common/settingsText.ts';
import type { TypedNumbers } from '../editing/useSharedForm.ts';
import { FieldRows } from './FieldRows.tsx';
import { SettingsForm, useSettings } from './SettingsForm.tsx';

const TermsPage = () => (
  <Loaded live={useTransferTerms()} failed="Failed to load the terms" height={380}>
    {(stored) => (
      <Stack spacing={2} sx={{ maxWidth: 900 }}>
        <TermsForm stored={stored} />
      </Stack>
    )}
  </Loaded>
);

export { TermsPage as Component };
export const handle = headingOf(setupPages.transferTerms);

const toForm = ({ terms }: StoredTerms) => terms;

function TermsForm({ stored }: { stored: StoredTerms }) {
  const settings = useSettings({
    name: 'Terms',
    place: { collection: 'terms', slug: 'transfers' },
    schema: transferTermsFields,
    empty: noTransferTerms,
    stored,
    toForm,
    onSave: (values, base, onUnsure) => {
      const { missing = [], invalid = [] } = stored.damage ?? {};
      // Invalid stored terms are written again as a whole.
      const names = new Set([...changedFields(base, values), ...missing, ...invalid]);
      const changes = pick(values, [...names] as (keyof TransferTerms)[]);
      return setTransferTerms({ seen: stored.version, changes }, onUnsure);
    },
  });
  const { form, typed } = settings.edit;
  const hourSelect = (name: 'hours.from' | 'hours.to', label: string) => (
    <TextInput
      control={form.control}
      name={name}
      select
      required
      label={label}
      slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } } }}
    >
      {menuItems(transfer.pickupTimes)}
    </TextInput>
  );
  return (
    <SettingsForm
      settings={settings}
      labels={termsLabels}
      textOf={termText}
      problems={
        stored.damage ? (
          <Alert severity="error">
            <AlertTitle>The terms are damaged: guests cannot book transfers now</AlertTitle>
            <span>{describeInvalid(stored.damage)}</span> Please correct them below and save.
          </Alert>
        ) : null
      }
    >
      <Panel heading="When">
        <Box
          sx={{
            display: 'grid',
            gap: 2.25,
            gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          <NumberInput name="leadHours" label="Lead time (hours)" typed={typed} />
          {hourSelect('hours.from', 'First pickup')}
          {hourSelect('hours.to', 'Last pickup')}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          In Bali time. With a lead time of 0, guests can request any future hour. If the last
          pickup is before the first, the hours run past midnight.
        </Typography>
      </Panel>
      <Panel heading="Cancellation">
        {/* Wide enough for the label. */}
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '300px' } }}>
          <NumberInput
            name="freeCancellationHours"
            label="Free until (hours before the pickup)"
            typed={typed}
          />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Guests see it beside the price, and can then cancel without you. With 0, nothing is
          promised. A transfer keeps what held when it was requested.
        </Typography>
      </Panel>
      <Panel heading="Vehicles">
        <VehicleRows typed={typed} />
      </Panel>
    </SettingsForm>
  );
}

/** Its price must be typed: there is no sensible default. */
const newVehicle = () => ({
  id: crypto.randomUUID(),
  name: '',
  passengers: 4,
  luggage: 4,
  priceUsd: 0,
});

const styles = {
  row: { gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr 1fr 40px' } },
  remove: { mt: 1, justifySelf: { xs: 'end', md: 'auto' } },
};

function VehicleRows({ typed }: { typed: TypedNumbers }) {
  const { control } = useFormContext<TransferTerms>();
  return (
    <FieldRows
      name="vehicles"
      noun="vehicle"
      most={transferTermsLimits.vehicles}
      none={
        <Typography color="textSecondary">
          No vehicles are set: guests choose none, and each transfer costs{' '}
          <span>{formatUsd(transfer.totalAmount)}</span>.
        </Typography>
      }
      newRow={newVehicle}
      firstField="name"
      styles={styles}
    >
      {(index) => (
        <>
          <TextInput
            control={control}
            name={`vehicles.${index}.name`}
            required
            label="Name"
            maxLength={limits.name}
            sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          />
          <NumberInput name={`vehicles.${index}.passengers`} label="Passengers" typed={typed} />
          <NumberInput name={`vehicles.${index}.luggage`} label="Bags" typed={typed} />
          <NumberInput
            name={`vehicles.${index}.priceUsd`}
            label="Price (USD)"
            typed={typed}
            parse={typedAs}
          />
        </>
      )}
    </FieldRows>
  );
}
