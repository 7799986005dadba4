import { t } from '@selasar/domain';
import { toast } from 'sonner';
import { offerRestore } from './offerRestore.ts';
import { outgoing } from './outbox.ts';
import type { Outgoing } from './outbox.ts';
import { refuse } from './refuse.ts';
import { isRefused, isBeingSent, send } from './send.ts';
import { notifySent } from './sent.ts';

/** Sends the messages in the outbox again. `show` navigates to the contact form. */
export async function resend(show: () => void): Promise<void> {
  for (const message of outgoing()) {
    if (message.refusal !== undefined) offerRestore(message, show);
    else if (!isBeingSent(message.input.requestId)) await sendAgain(message, show);
  }
}

async function sendAgain({ input }: Outgoing, show: () => void): Promise<void> {
  try {
    await send(input);
    notifySent(input);
    toast.success(t('Your message has been sent'), {
      description: t('It was waiting for the connection.'),
    });
  } catch (error) {
    // Otherwise it stays, and is sent when the connection is back or the site is opened again.
    if (isRefused(error)) offerRestore(refuse(input, error), show);
  }
}
