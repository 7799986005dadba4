import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@selasar/domain/core';
import { t, type PlainMessage } from '@selasar/domain/i18n';
import { contactFormSchema, emptyContactForm } from '@selasar/domain/messages';
import type { ContactForm as Message, SubmitMessageInput } from '@selasar/domain/messages';
import { toast } from 'sonner';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PhoneInput } from '../forms/PhoneInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { needsScript } from '../../ui/scriptless.tsx';
import { FormWithoutScript } from '../forms/request/FormWithoutScript.tsx';
import { chatGreeting } from '../common/WhatsAppButton.tsx';
import {
  OutcomeNotices,
  SecondQuestion,
  SendButton,
  Honeypot,
} from '../forms/request/RequestParts.tsx';
import { persistedForm } from '../../forms/persistedForm.ts';
import { guestApi } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { adviceOn, refusalOf, type ShowError } from '../forms/request/useRequestForm.ts';
import { type Attempt, useNewRequest } from '../forms/request/useNewRequest.ts';

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

/** A failure after the visitor saw 'sent' is reported when it happens. */
function useContact() {
  const navigate = useNavigate();
  const mounted = useMounted();

  const onFailure = (error: unknown, _: unknown, showError: ShowError) => {
    const advice = adviceFor(error);
    showError(t('Your message could not be sent'), { description: advice });
    return advice;
  };

  const restore = (error: unknown, input: SubmitMessageInput, { key }: Attempt) => {
    const values = textOf(input);
    if (mounted.current && isBlank(form.getValues())) {
      form.reset(values);
      draft.write({ values }, key);
      fail(error, input);
    } else if (refusalOf(error)?.code !== 'asked-before') {
      offerRestore(values, key, adviceFor(error), () => void navigate(paths.contact));
    }
  };

  const { form, draft, submit, fail, outcomes, question } = useNewRequest({
    kind: 'messages',
    name: 'contact',
    empty: emptyContactForm,
    schema: () => contactFormSchema,
    send: (input, attempt) =>
      deliver(attempt.track(guestApi.submitMessage(input)), (error) =>
        restore(error, input, attempt),
      ),
    onAnswer: () => {
      toast.success(t('Message sent successfully!'), {
        description: t("We'll get back to you as soon as possible."),
      });
    },
    onFailure,
  });

  return { form, submit, outcomes, question };
}

function useMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}

const textOf = ({ name, email, phone, subject, message }: Message): Message => ({
  name,
  email,
  phone,
  subject,
  message,
});

const isBlank = (form: Message): boolean => Object.values(form).every((text) => text.trim() === '');

function offerRestore(values: Message, key: string, advice: string, show: () => void): void {
  toast.error(t('A message that was written here could not be sent'), {
    id: key,
    description: advice,
    duration: Infinity,
    action: {
      label: t('Show it'),
      onClick: (event) => {
        const draft = persistedForm({ name: 'contact' }, { values: emptyContactForm });
        if (isBlank(draft.read()?.values ?? emptyContactForm)) {
          draft.write({ values }, key);
          show();
        } else {
          // Keeps the toast open.
          event.preventDefault();
          toast.info(t('You are writing another message'), {
            description: t('Send it first, or empty the form. The other one is kept until then.'),
          });
        }
      },
    },
  });
}

/** How long the form shows that it sends: it waits for a failure, but not for a slow answer. */
const contactFormDelayMs = 1000;

async function deliver(sending: Promise<unknown>, onLate: (error: unknown) => void): Promise<void> {
  const failing = sending.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const second = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), contactFormDelayMs);
  });
  const failed = await Promise.race([failing, second]);
  await second;
  if (failed) throw failed.error;
  void failing.then((late) => {
    if (late) onLate(late.error);
  });
}

const retryText: PlainMessage = 'What you wrote is kept. Please try again or contact us directly.';
const adviceFor = (error: unknown): string => adviceOn(error) ?? t(retryText);
