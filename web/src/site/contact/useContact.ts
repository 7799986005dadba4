import { contactFormSchema, emptyContactForm, t } from '@selasar/domain';
import type { SubmitMessageInput, PlainMessage } from '@selasar/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '../../paths.ts';
import { adviceOn } from '../forms/request/advice.ts';
import { useRequestForm } from '../forms/request/useRequestForm.ts';
import type { ShowError } from '../forms/request/useRequestForm.ts';
import { deliver } from './deliver.ts';
import { isBlank, isText, textOf } from './messageText.ts';
import { offerRestore } from './offerRestore.ts';
import { removeFromOutbox } from './outbox.ts';
import { refuse } from './refuse.ts';
import { isRefused } from './send.ts';
import { onSent } from './sent.ts';

const retryText: PlainMessage = 'What you wrote is kept. Please try again or contact us directly.';

/** The contact form, and sending it. A failure after the visitor saw 'sent' is reported when it happens. */
export function useContact() {
  const navigate = useNavigate();
  const mounted = useMounted();

  const onFailure = (error: unknown, { requestId }: SubmitMessageInput, showError: ShowError) => {
    if (isRefused(error)) removeFromOutbox(requestId);
    const advice = adviceOn(error) ?? t(retryText);
    showError(t('Your message could not be sent'), { description: advice });
    return advice;
  };

  /** The form was reset since then. If it has another message by now, that one stays. */
  const restore = (error: unknown, input: SubmitMessageInput) => {
    if (mounted.current && isBlank(form.getValues())) {
      form.reset(textOf(input));
      draft.write({ values: textOf(input) }, input.requestId);
      fail(error, input);
    } else if (isRefused(error)) {
      offerRestore(refuse(input, error), () => void navigate(paths.contact));
    } else {
      toast.info(t('Your last message has not been sent yet'), {
        description: t('It is stored here and will be sent when the connection is back.'),
      });
    }
  };

  const { form, draft, submit, clear, fail } = useRequestForm({
    name: 'contact',
    empty: emptyContactForm,
    schema: () => contactFormSchema,
    send: (input) => deliver(input, (error) => restore(error, input)),
    onAnswer: (delivery) => {
      if (delivery === 'sent') {
        toast.success(t('Message sent successfully!'), {
          description: t("We'll get back to you as soon as possible."),
        });
      } else {
        toast.info(t('You are offline'), {
          description: t(
            'Your message is stored here and will be sent when the connection is back.',
          ),
        });
      }
    },
    onFailure,
  });

  // After a failure the outbox sends the unchanged message automatically. A changed text is another message.
  useEffect(
    () =>
      onSent((input) => {
        if (draft.requestId() !== input.requestId) return;
        if (isText(form.getValues(), input)) clear();
        else draft.renew();
      }),
    [form, draft, clear],
  );

  return { form, submit };
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
