import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { countries, limits } from '@selasar/domain/core';
import { t, type PlainMessage } from '@selasar/domain/i18n';
import { reviewText, stars, reviewFormSchema, suggestedName } from '@selasar/domain/reviews';
import type { OwnReview, ReviewForm } from '@selasar/domain/reviews';
import type { TripBooking } from '@selasar/domain/trips';
import { useEffect, useId, useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextInput } from '../../ui/TextInput.tsx';
import { leaveFocus } from '../../ui/focus.ts';
import { SendButton, SlowNotice } from '../forms/request/RequestParts.tsx';
import { tripApi } from '../../data/api.ts';
import { adviceOn, useRequestForm } from '../forms/request/useRequestForm.ts';

const failed: PlainMessage =
  'Your review could not be sent. What you wrote is kept: please try again.';

function StarsInput({ control }: { control: Control<ReviewForm> }) {
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

interface WriteReviewProps {
  request: TripBooking;
  tripKey: string;
  item: string;
  onWritten: (review: OwnReview) => void;
}

export function WriteReview({ request, tripKey, item, onWritten }: WriteReviewProps) {
  const { id, customerName } = request;
  const [empty] = useState<ReviewForm>(() => ({
    rating: 0,
    text: '',
    name: suggestedName(customerName),
    country: '',
  }));
  const { form, submit } = useRequestForm({
    name: `review/${id}`,
    empty,
    schema: () => reviewFormSchema,
    send: async ({ rating, text, name, country }) => {
      const review = { rating, text, name, country };
      const { status } = await tripApi.writeReview({ ...review, key: tripKey, bookingId: id });
      return { rating, status };
    },
    onAnswer: onWritten,
    onFailure: (error) => adviceOn(error) ?? t(failed),
  });
  const [known] = useState(countries);
  const heading = useId();
  // The button that opened the form has disappeared, and with it the focus.
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => start.current?.focus(), []);
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <Stack
      component="form"
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => void submit(event)}
      spacing={2}
    >
      <Typography
        ref={start}
        component="h3"
        variant="h4"
        id={heading}
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere', outline: 'none' }}
      >
        {t('How was {item}?', { item })}
      </Typography>
      <StarsInput control={control} />
      <TextInput
        control={control}
        name="text"
        label={t('Your review')}
        required
        multiline
        minRows={4}
        maxLength={reviewText.max}
        hint={t('At least {count} characters. We publish it after we have read it.', {
          count: reviewText.min,
        })}
      />
      <TextInput
        control={control}
        name="name"
        label={t('Name, as everyone will see it')}
        required
        maxLength={limits.name}
      />
      <TextInput
        control={control}
        name="country"
        label={t('Country (optional)')}
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('Not provided')}</option>
        {known.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </TextInput>
      {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
      <SendButton
        ref={leaveFocus}
        type="submit"
        sending={isSubmitting}
        sx={{ alignSelf: 'flex-start' }}
      >
        {isSubmitting ? t('Sending...') : t('Send review')}
      </SendButton>
      <SlowNotice waiting={isSubmitting} />
    </Stack>
  );
}
