import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { limits, readCaptions } from '@selasar/domain';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { editedCaptions } from '../images/captionForm.ts';

interface CaptionTranslationsProps {
  control: Control;
  name: string;
  label: string;
  /** The English captions, as stored. */
  english: string;
}

/** The captions in another language, beside the English ones. */
export function CaptionTranslations({ control, name, label, english }: CaptionTranslationsProps) {
  const { field, fieldState } = useController({ control, name });
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
