import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countries, limits, reviewText, t } from '@selasar/domain';
import type { OwnReview, TripBooking } from '@selasar/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '../../../ui/TextInput.tsx';
import { leaveFocus } from '../../../ui/leaveFocus.ts';
import { SendButton } from '../../forms/request/SendButton.tsx';
import { SlowNotice } from '../../forms/request/SlowNotice.tsx';
import { StarsInput } from './StarsInput.tsx';
import { useReview } from './useReview.ts';

interface WriteReviewProps {
  request: TripBooking;
  tripKey: string;
  /** The name of the booked item. */
  item: string;
  onWritten: (review: OwnReview) => void;
}

/** The form of a review: stars and text. */
export function WriteReview({ item, ...options }: WriteReviewProps) {
  const { form, submit } = useReview(options);
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
