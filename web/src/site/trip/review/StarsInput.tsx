import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { stars, t } from '@selasar/domain';
import type { ReviewForm } from '@selasar/domain';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';

/** One to five stars: a group of radio buttons, with arrow keys. */
export function StarsInput({ control }: { control: Control<ReviewForm> }) {
  const { field, fieldState } = useController({ control, name: 'rating' });
  const { value, onChange, onBlur, ref } = field;
  const message = useId();
  return (
    <FormControl
      component="fieldset"
      error={fieldState.invalid}
      aria-describedby={fieldState.error ? message : undefined}
    >
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {t('Your rating')}
      </FormLabel>
      <Rating
        // If none is chosen, the 'no stars' button gets the focus: the first star would look chosen.
        ref={(group: HTMLElement | null) => ref(group?.querySelector('input:checked'))}
        name={`stars-${message}`}
        max={stars.max}
        value={value === 0 ? null : value}
        onChange={(_event, chosen) => onChange(chosen ?? 0)}
        onBlur={onBlur}
        sx={{
          fontSize: 40,
          ml: -0.5,
          alignSelf: 'flex-start',
          color: 'brand.accent',
          '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        }}
      />
      {fieldState.error ? (
        <FormHelperText id={message} sx={{ mx: 0 }}>
          {fieldState.error.message}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
