import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { limits } from '@selasar/domain/core';
import { type Language, otherLanguages } from '@selasar/domain/i18n';
import { missingIn, readCaptions, translationKey } from '@selasar/domain/offers';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { TextInput } from '../../../ui/TextInput.tsx';
import { isFact } from '../facts/factForm.ts';
import { FormSection } from '../../editing/FormSection.tsx';
import { editedCaptions, withoutStrayCaptions } from '../images/captionForm.ts';
import { tidied } from '../offerFields.ts';
import { RowsInput } from '../RowsInput.tsx';
import { languageName, toTranslations } from './translationForm.ts';

interface TranslationsSectionProps {
  texts: readonly string[];
  labels: Readonly<Record<string, string>>;
}

export const TranslationsSection = (props: TranslationsSectionProps) =>
  otherLanguages.map((language) => <InLanguage key={language} language={language} {...props} />);

type Form = Readonly<Record<string, string | string[]>>;

function InLanguage({
  language,
  texts,
  labels,
}: TranslationsSectionProps & { language: Language }) {
  const { control } = useFormContext();
  const typed = useWatch({ control }) as Form;
  const form = 'captions' in typed ? (withoutStrayCaptions(typed as never) as Form) : typed;
  const fields = texts.map((name) => ({ name, field: translationKey(language, name) }));
  const { errors } = useFormState({ control, name: fields.map(({ field }) => field) });
  const isWrong = fields.some(({ field }) => errors[field]);
  const english = Object.fromEntries(texts.map((name) => [name, tidied(form[name] ?? '')]));
  const translations = toTranslations(form);
  const missing = missingIn<Readonly<Record<string, unknown>>, string>(
    { ...english, translations },
    texts,
    language,
  );
  // A fact without a value needs no translation.
  const shown = fields.filter(
    ({ name, field }) => !isFact(name) || english[name]?.length || translations?.[field],
  );
  return (
    <FormSection
      title={languageName(language)}
      summary={
        missing.length === 0
          ? 'All is translated'
          : `${missing.length} missing: ${missing.map((text) => labels[text]).join(', ')}`
      }
      isWrong={isWrong}
    >
      <Stack spacing={2.25}>
        <Typography variant="body2" color="textSecondary">
          What is empty is shown in English. A list is shown once it has as many rows as the English
          one.
        </Typography>
        {shown.map(({ name: text, field }) => {
          const label = labels[field] ?? field;
          const original = english[text] ?? '';
          if (text === 'captions') {
            const captions = { name: field, label, english: String(original) };
            return <CaptionTranslations key={field} {...captions} />;
          }
          return Array.isArray(original) ? (
            <Box key={field}>
              <RowsInput name={field} label={label} />
              <Typography variant="caption" color="textSecondary">
                {`In English: ${original.join(' · ') || 'nothing'}`}
              </Typography>
            </Box>
          ) : (
            <TextInput
              key={field}
              control={control}
              name={field}
              label={label}
              multiline={text.endsWith('Description') || isFact(text)}
              hint={original}
            />
          );
        })}
      </Stack>
    </FormSection>
  );
}

interface CaptionTranslationsProps {
  name: string;
  label: string;
  english: string;
}

function CaptionTranslations({ name, label, english }: CaptionTranslationsProps) {
  const { field, fieldState } = useController({ name });
  const texts: string = field.value ?? '';
  return (
    <Stack spacing={1.25}>
      {Array.from(readCaptions(english), ([key, caption], index) => (
        <TextField
          key={key}
          label={`${label} ${index + 1}`}
          value={readCaptions(texts).get(key) ?? ''}
          onChange={({ target }) => field.onChange(editedCaptions(texts, key, target.value))}
          onBlur={field.onBlur}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? caption}
          slotProps={{ htmlInput: { maxLength: limits.caption } }}
        />
      ))}
    </Stack>
  );
}
