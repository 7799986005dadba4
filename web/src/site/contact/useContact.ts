import { contactFormDelayMs, contactFormSchema, emptyContactForm } from '@selasar/domain';
import type { ContactForm } from '@selasar/domain';
import { useEffect, useRef } from 'react';
import type { BaseSyntheticEvent, SyntheticEvent } from 'react';
import { toast } from 'sonner';
import { adviceOn, refusalOf, refusedField } from '../request/advice.ts';
import { trapped } from '../request/Trap.tsx';
import { useDraftForm } from '../request/useDraftForm.ts';
import { forget, keep } from './outbox.ts';
import { isRefused, send } from './send.ts';
import { onSent } from './sent.ts';

const failed = 'Your message could not be sent';
const keptText = 'What you wrote is kept. Please try again or contact us directly.';

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

type Outcome = { error: unknown } | 'saved' | 'under way';

/**
 * The contact form, and sending it. The visitor waits for one second, however long the message takes: a failure that
 * is known by then is told then; a later one is told when it comes, and brings the text back. Until the server has the
 * message the outbox keeps it.
 */
export function useContact() {
  const { form, draft } = useDraftForm('contact', emptyContactForm, () => contactFormSchema);
  const sending = useRef(false);

  const empty = () => {
    form.reset(emptyContactForm);
    draft.discard();
  };

  // The outbox sends by itself what still stands here after a failure. What has been changed since is another message.
  useEffect(
    () =>
      onSent((input) => {
        if (draft.requestId() !== input.requestId) return;
        const fields = Object.entries(form.getValues()) as [keyof ContactForm, string][];
        if (fields.some(([name, text]) => text.trim() !== input[name])) draft.renew();
        else {
          form.reset(emptyContactForm);
          draft.discard();
        }
      }),
    [form, draft],
  );

  const submitted = async (values: ContactForm, event?: BaseSyntheticEvent) => {
    if (sending.current) return;
    sending.current = true;
    const requestId = draft.requestId();
    const input = { ...values, ...trapped(event), requestId };
    keep(input);
    if (!navigator.onLine) {
      sending.current = false;
      leaveToOutbox();
      return;
    }
    let outcome: Outcome = 'under way';
    const known = (): Outcome => outcome;
    const saving = send(input).then(
      () => {
        outcome = 'saved';
      },
      (error: unknown) => {
        outcome = { error };
      },
    );
    await pause(contactFormDelayMs);
    sending.current = false;
    const early = known();
    if (typeof early === 'object') {
      if (navigator.onLine || isRefused(early.error)) complain(early.error, values, requestId);
      else leaveToOutbox();
      return;
    }
    toast.success('Message sent successfully!', {
      description: "We'll get back to you as soon as possible.",
    });
    empty();
    void saving.then(() => {
      const late = known();
      if (typeof late === 'object') giveBack(late.error, values, requestId);
    });
  };

  const leaveToOutbox = () => {
    toast.info('You are offline', {
      description: 'Your message is kept here and goes out when the connection is back.',
    });
    empty();
  };

  const complain = (error: unknown, values: ContactForm, requestId: string) => {
    if (isRefused(error)) forget(requestId);
    if (refusalOf(error)?.code === 'request-id-reused') draft.renew();
    const advice = adviceOn(error) ?? keptText;
    toast.error(failed, { description: advice });
    form.setError(refusedField(error, values) ?? 'root', { message: advice });
  };

  /** The form has been emptied since. If another message is being written there, that one stays. */
  const giveBack = (error: unknown, values: ContactForm, requestId: string) => {
    const isEmpty = Object.values(form.getValues()).every((text) => text === '');
    if (isEmpty) {
      form.reset(values);
      draft.save(values, requestId);
      complain(error, values, requestId);
    } else {
      if (isRefused(error)) forget(requestId);
      toast.error(failed, {
        description: `Please send it again: "${values.subject}"`,
        duration: Infinity,
        action: { label: 'Show it', onClick: () => form.reset(values) },
      });
    }
  };

  const submit = (event: SyntheticEvent) => form.handleSubmit(submitted)(event);
  return { form, submit };
}
