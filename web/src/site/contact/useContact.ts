import { contactFormDelayMs, contactFormSchema, emptyContactForm } from '@selasar/domain';
import type { ContactForm } from '@selasar/domain';
import { useRef } from 'react';
import type { BaseSyntheticEvent, SyntheticEvent } from 'react';
import { toast } from 'sonner';
import { submitMessage } from '../../firebase/callables/submitMessage.ts';
import { adviceOn, refusalOf, refusedField } from '../request/advice.ts';
import { trapped } from '../request/Trap.tsx';
import { useDraftForm } from '../request/useDraftForm.ts';

const failed = 'Your message could not be sent';
const keptText = 'What you wrote is kept. Please try again or contact us directly.';

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

type Outcome = { error: unknown } | 'saved' | 'under way';

/**
 * The contact form, and sending it. The visitor waits for one second, however long the message takes: a failure that
 * is known by then is told then; a later one is told when it comes, and brings the text back.
 */
export function useContact() {
  const { form, draft } = useDraftForm('contact', emptyContactForm, () => contactFormSchema);
  const sending = useRef(false);

  const send = async (values: ContactForm, event?: BaseSyntheticEvent) => {
    if (sending.current) return;
    sending.current = true;
    let outcome: Outcome = 'under way';
    const saving = submitMessage({
      ...values,
      ...trapped(event),
      requestId: draft.requestId(),
    }).then(
      () => {
        outcome = 'saved';
      },
      (error: unknown) => {
        outcome = { error };
      },
    );
    const known = (): Outcome => outcome;
    await pause(contactFormDelayMs);
    sending.current = false;
    const early = known();
    if (typeof early === 'object') {
      complain(early.error, values);
      return;
    }
    toast.success('Message sent successfully!', {
      description: "We'll get back to you as soon as possible.",
    });
    const requestId = draft.requestId();
    form.reset(emptyContactForm);
    draft.discard();
    void saving.then(() => {
      const late = known();
      if (typeof late === 'object') giveBack(late.error, values, requestId);
    });
  };

  const complain = (error: unknown, values: ContactForm) => {
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
      complain(error, values);
    } else {
      toast.error(failed, {
        description: `Please send it again: "${values.subject}"`,
        duration: Infinity,
        action: { label: 'Show it', onClick: () => form.reset(values) },
      });
    }
  };

  const submit = (event: SyntheticEvent) => form.handleSubmit(send)(event);
  return { form, submit };
}
