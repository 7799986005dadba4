import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { PhoneInput } from '../forms/PhoneInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { needsScript } from '../../ui/scriptless.tsx';
import { FormWithoutScript } from '../forms/request/FormWithoutScript.tsx';
import { chatGreeting } from '../common/WhatsAppButton.tsx';
import { OutcomeNotices, SecondQuestion } from '../forms/request/EarlierRequests.tsx';
import { SendButton } from '../forms/request/SendButton.tsx';
import { Honeypot } from '../forms/request/Honeypot.tsx';
import { useContact } from './useContact.ts';

const wholeRow = { gridColumn: '1 / -1' };

export function ContactForm() {
  const { form, submit, outcomes, question } = useContact();
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <Paper
      component="form"
      noValidate
      aria-label={t('Contact form')}
      variant="outlined"
      onSubmit={(event) => void submit(event)}
      sx={{
        position: 'relative',
        p: { xs: 2.5, sm: 4 },
        borderRadius: ({ radius }) => radius.card,
      }}
    >
      <Typography component="h2" variant="h3" sx={{ mb: 2.5 }}>
        {t('Send us a message')}
      </Typography>
      {outcomes.length > 0 ? (
        <Stack spacing={2} sx={{ mb: 2.5 }}>
          <OutcomeNotices outcomes={outcomes} />
        </Stack>
      ) : null}
      <FormWithoutScript what={t('send your message')} text={chatGreeting()} />
      <Box
        className={needsScript}
        sx={{
          display: 'grid',
          gap: 2.25,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextInput
          control={control}
          name="name"
          label={t('Name')}
          required
          autoComplete="name"
          maxLength={limits.name}
        />
        <TextInput
          control={control}
          name="email"
          label={t('Email')}
          type="email"
          required
          autoComplete="email"
          maxLength={limits.email}
        />
        <PhoneInput control={control} name="phone" label={t('Phone (optional)')} />
        <TextInput
          control={control}
          name="subject"
          label={t('Subject')}
          required
          maxLength={limits.subject}
        />
        <TextInput
          control={control}
          name="message"
          label={t('Message')}
          required
          multiline
          minRows={6}
          sx={wholeRow}
          maxLength={limits.message}
        />
        <Honeypot />
        {errors.root?.message ? (
          <Alert severity="error" sx={wholeRow}>
            {errors.root.message}
          </Alert>
        ) : null}
        {question ? <SecondQuestion question={question} /> : null}
        <SendButton
          type="submit"
          size="large"
          sending={isSubmitting}
          sx={[wholeRow, { justifySelf: { sm: 'start' } }]}
        >
          {isSubmitting ? t('Sending...') : t('Send Message')}
        </SendButton>
      </Box>
    </Paper>
  );
}
