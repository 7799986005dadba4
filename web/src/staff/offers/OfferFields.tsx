import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';
import { SwitchInput } from '../common/SwitchInput.tsx';
import { FactsSection, HostSection } from './facts/FactsSection.tsx';
import { twoColumns } from '../editing/FormSection.tsx';
import { OfferImages } from './images/OfferImages.tsx';
import { NumberInput } from '../editing/NumberInput.tsx';
import type { OfferField } from './offerFields.ts';
import { offerForms } from './offerForm.ts';
import { offerKinds, type Offer } from './offerKinds.ts';
import { RowsInput } from './RowsInput.tsx';
import { RulesSection } from './rules/RulesSection.tsx';
import { TranslationsSection } from './translations/TranslationsSection.tsx';
import type { OfferEditor } from './useOfferEditor.ts';
import type { TypedNumbers } from '../editing/useSharedForm.ts';

interface OfferFieldsProps {
  editor: OfferEditor;
  /** Undefined for a new offer. */
  stored: Offer | undefined;
}

export function OfferFields({ editor, stored }: OfferFieldsProps) {
  const { form, offer, images } = editor;
  const { bookingType, fields, facts, hostTitle, priceField, texts } = offerKinds[offer.collection];
  const price: number = useWatch({ name: priceField });
  const upload = { isRunning: images.uploading !== undefined, run: images.pick.fact };
  const inputs = (place: OfferField['place']) =>
    Object.entries(fields).map(([name, field]) =>
      field.place === place ? (
        <FieldInput key={name} name={name} field={field} typed={form.typed} />
      ) : null,
    );
  return (
    <>
      {inputs('texts')}
      <Box sx={twoColumns}>{inputs('short')}</Box>
      {inputs('lists')}
      <OfferImages images={images} />
      {inputs('end')}
      <HostSection title={hostTitle} table={facts} upload={upload} />
      <FactsSection table={facts} upload={upload} />
      <TranslationsSection texts={texts} labels={offerForms[offer.collection].labels} />
      <RulesSection type={bookingType} price={price} stored={stored} />
    </>
  );
}

interface FieldInputProps {
  name: string;
  field: OfferField;
  typed: TypedNumbers;
}

function FieldInput({ name, field, typed }: FieldInputProps) {
  const { control } = useFormContext();
  const { label, input, choice } = field;
  const common = { control, name, label };
  switch (input) {
    case 'number':
      return <NumberInput name={name} label={label} typed={typed} />;
    case 'switch':
      return <SwitchInput {...common} />;
    case 'rows':
      return <RowsInput name={name} label={label} />;
    case 'short-text':
      return <TextInput {...common} required multiline minRows={2} />;
    case 'long-text':
      return <TextInput {...common} required multiline minRows={4} />;
    case 'choice':
      return (
        <TextInput
          {...common}
          required
          select
          sx={{ '& .MuiSelect-select': { textTransform: 'capitalize' } }}
        >
          {choice?.options.map((option) => (
            <MenuItem key={option} value={option} sx={{ textTransform: 'capitalize' }}>
              <span>{option}</span>
            </MenuItem>
          ))}
        </TextInput>
      );
    default:
      return <TextInput {...common} required />;
  }
}
