import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { limits } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { findTripsInputSchema } from '@selasar/domain/trips';
import { useState } from 'react';
import { tripApi } from '../../data/api.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { SendButton, SlowNotice, Honeypot } from '../forms/request/RequestParts.tsx';
import { useRequestForm } from '../forms/request/useRequestForm.ts';
import { failureText } from './TripDialog.tsx';

const schema = findTripsInputSchema.pick({ customerEmail: true });
const empty = { customerEmail: '' };

/** Its confirmation does not reveal whether we know the address. */
export function FindTripForm() {
  const [isSent, setIsSent] = useState(false);
  const { form, submit } = useRequestForm({
    name: 'find-trip',
    empty,
    schema: () => schema,
    send: (request) => {
      setIsSent(false);
      return tripApi.findTrips(request);
    },
    onAnswer: () => setIsSent(true),
    onFailure: failureText,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Stack
      component="form"
      noValidate
      aria-label={t('Find my booking')}
      onSubmit={(event) => void submit(event)}
      spacing={2}
      sx={{ position: 'relative', width: 1, maxWidth: 440, textAlign: 'start' }}
    >
      <TextInput
        control={form.control}
        name="customerEmail"
        label={t('Email')}
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email}
      />
      <Honeypot />
      {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
      <SendButton type="submit" sending={isSubmitting}>
        {isSubmitting ? t('Sending...') : t('Send me the link')}
      </SendButton>
      <SlowNotice waiting={isSubmitting} />
      {isSent ? (
        <Alert severity="success">
          {t('If we know this address, a link is on its way to it.')}
        </Alert>
      ) : null}
    </Stack>
  );
}
