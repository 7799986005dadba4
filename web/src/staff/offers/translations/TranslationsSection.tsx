import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { missingIn, otherLanguages, translationKey } from '@selasar/domain';
import type { Language } from '@selasar/domain';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { TextInput } from '../../../ui/TextInput.tsx';
import { fromRows } from '../formParts.ts';
import { isFact } from '../facts/factForm.ts';
import { withoutStrayCaptions } from '../images/captionForm.ts';
import { FormSection } from '../FormSection.tsx';
import { RowsInput } from '../RowsInput.tsx';
import { CaptionTranslations } from './CaptionTranslations.tsx';
import { languageName } from './languageName.ts';
import { toTranslations } from './translationForm.ts';

interface TranslationsSectionProps {
  /** The names of the texts in each language. */
  texts: readonly string[];
  labels: Readonly<Record<string, string>>;
}

/** The texts of a tour or villa in the other languages of the site, in its form; nothing if there are none. */
export const TranslationsSection = (props: TranslationsSectionProps) =>
  otherLanguages.map((language) => <InLanguage key={language} language={language} {...props} />);

type Form = Readonly<Record<string, string | string[]>>;
const tidy = (text: string | string[] = '') => (Array.isArray(text) ? fromRows(text) : text.trim());

/** Closed at first. An error opens it, and it stays open while the error is corrected. */
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
  const english = Object.fromEntries(texts.map((name) => [name, tidy(form[name])]));
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
      opens={isWrong}
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
            const captions = { control, name: field, label, english: String(original) };
            return <CaptionTranslations key={field} {...captions} />;
          }
          return Array.isArray(original) ? (
            <Box key={field}>
              <RowsInput control={control} name={field} label={label} />
              <Typography variant="caption" color="textSecondary">
                In English: {original.join(' · ') || 'nothing'}
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
