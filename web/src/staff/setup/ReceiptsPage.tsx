import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, documents, limits } from '@selasar/domain/core';
import { type ReceiptSettings, receiptSettingsSchema } from '@selasar/domain/receipts';
import { useFormContext } from 'react-hook-form';
import {
  setReceiptSettings,
  type StoredReceiptSettings,
  useReceiptSettings,
} from '../../data/requests/receipts.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { headingOf, setupPages } from '../common/links.ts';
import { Loaded } from '../common/Loaded.tsx';
import { Panel } from '../common/Panel.tsx';
import { receiptLabels, taxText } from '../common/settingsText.ts';
import { EditsOf } from '../offers/edits/EditsOf.tsx';
import { AmountInput } from '../requests/money/moneyForms.tsx';
import { FieldRows } from './FieldRows.tsx';
import { PaymentsFile } from './PaymentsFile.tsx';
import { SettingsForm, useSettings } from './SettingsForm.tsx';

const ReceiptsPage = () => (
  <Stack spacing={2} sx={{ maxWidth: 900 }}>
    <Loaded live={useReceiptSettings()} failed="Failed to load the receipt settings" height={380}>
      {(stored) => <ReceiptForm stored={stored} />}
    </Loaded>
    <PaymentsFile />
    <EditsOf path={documents.receiptSettings} />
  </Stack>
);

export { ReceiptsPage as Component };
export const handle = headingOf(setupPages.receipts);

const empty: ReceiptSettings = { registration: '', taxes: [] };
const toForm = ({ settings }: StoredReceiptSettings) => settings ?? empty;

const textOf = (value: ReceiptSettings[keyof ReceiptSettings]): string =>
  (typeof value === 'string' ? value : value.map(taxText).join('; ')) || 'none';

function ReceiptForm({ stored }: { stored: StoredReceiptSettings }) {
  const settings = useSettings({
    name: 'Receipt Settings',
    effect: 'New receipts have them. Receipts that are issued stay as they are.',
    place: { collection: 'receiptSettings', slug: 'company' },
    schema: receiptSettingsSchema,
    empty,
    stored,
    toForm,
    onSave: (values, _, onUnsure) =>
      setReceiptSettings({ seen: stored.version, ...values }, onUnsure),
  });
  return (
    <SettingsForm settings={settings} labels={receiptLabels} textOf={textOf} problems={null}>
      <Panel heading="On each receipt">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {stored.settings
            ? 'Staff issue a receipt in the details of a booking or transfer. Guests find it on their trip page.'
            : 'Fill in this page to issue receipts. Until then nobody sees anything of them.'}
        </Typography>
        <Stack spacing={2.5}>
          <TextInput
            control={settings.edit.form.control}
            name="registration"
            label={receiptLabels.registration}
            hint={`Below ${company.name} and its address: legal name, company number, tax number`}
            required
            multiline
            minRows={2}
            maxLength={limits.registration}
          />
          <TaxRows />
        </Stack>
      </Panel>
    </SettingsForm>
  );
}

const rowStyles = {
  row: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 40px' },
  remove: { mt: 1 },
};

function TaxRows() {
  const { control } = useFormContext<ReceiptSettings>();
  return (
    <FieldRows
      name="taxes"
      noun="tax"
      most={limits.taxes}
      none={
        <Typography color="textSecondary">
          Receipts show no tax. Prices include the taxes that you add here.
        </Typography>
      }
      newRow={() => ({ name: '', percent: Number.NaN })}
      firstField="name"
      styles={rowStyles}
    >
      {(index) => (
        <>
          <TextInput
            control={control}
            name={`taxes.${index}.name`}
            label="Tax"
            hint="Such as PPN"
            required
            maxLength={limits.taxName}
          />
          <AmountInput control={control} name={`taxes.${index}.percent`} label="Percent" />
        </>
      )}
    </FieldRows>
  );
}
