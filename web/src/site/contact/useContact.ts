import { type PlainMessage, t } from '@selasar/domain/i18n';
import {
  type ContactForm,
  contactFormSchema,
  emptyContactForm,
  type SubmitMessageInput,
} from '@selasar/domain/messages';
import { toast } from 'sonner';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { persistedForm } from '../../forms/persistedForm.ts';
import { guestApi } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { adviceOn, refusalOf } from '../forms/request/advice.ts';
import { type Attempt, useNewRequest } from '../forms/request/useNewRequest.ts';
import type { ShowError } from '../forms/request/useRequestForm.ts';

const textOf = ({ name, email, phone, subject, message }: ContactForm): ContactForm => ({
  name,
  email,
  phone,
  subject,
  message,
});

const isBlank = (form: ContactForm): boolean =>
  Object.values(form).every((text) => text.trim() === '');

function offerRestore(values: ContactForm, key: string, advice: string, show: () => void): void {
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

/** A failure after the visitor saw 'sent' is reported when it happens. */
export function useContact() {
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
