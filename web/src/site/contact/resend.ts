import { emptyContactForm } from '@selasar/domain';
import type { SubmitMessageInput } from '@selasar/domain';
import { toast } from 'sonner';
import { refusalOf } from '../request/advice.ts';
import { draftOf } from '../request/draft.ts';
import { forget, keepRefused, outgoing } from './outbox.ts';
import type { Outgoing } from './outbox.ts';
import { tellSent } from './sent.ts';
import { isRefused, isUnderWay, send } from './send.ts';

/**
 * Sends once more what the outbox keeps. What it says holds nothing of the text: somebody else may sit here now. `show`
 * leads to the contact form.
 */
export async function resend(show: () => void): Promise<void> {
  for (const message of outgoing()) {
    if (message.refusal !== undefined) offerBack(message, show);
    else if (!isUnderWay(message.input.requestId)) await sendAgain(message, show);
  }
}

async function sendAgain(message: Outgoing, show: () => void): Promise<void> {
  const { input } = message;
  try {
    await send(input);
    tellSent(input);
    toast.success('Your message has been sent', {
      description: 'It was waiting here for the connection.',
    });
  } catch (error) {
    // Otherwise it is kept, and sent when the connection is back or the site is opened again.
    if (!isRefused(error)) return;
    const refusal = refusalOf(error)?.message ?? '';
    keepRefused(message, refusal);
    offerBack({ ...message, refusal }, show);
  }
}

function offerBack({ input, refusal }: Outgoing, show: () => void): void {
  const { requestId } = input;
  toast.error('A message that was written here could not be sent', {
    id: requestId,
    description: refusal ?? '',
    duration: Infinity,
    onDismiss: () => forget(requestId),
    action: {
      label: 'Show it',
      onClick: () => {
        forget(requestId);
        draftOf('contact', emptyContactForm).save(textOf(input));
        show();
      },
    },
  });
}

const textOf = ({ name, email, phone, subject, message }: SubmitMessageInput) => ({
  name,
  email,
  phone,
  subject,
  message,
});
