import { emptyContactForm, t } from '@selasar/domain';
import { toast } from 'sonner';
import { persistedForm } from '../../forms/persistedForm.ts';
import { isBlank, textOf } from './messageText.ts';
import { removeFromOutbox } from './outbox.ts';
import type { Outgoing } from './outbox.ts';

/**
 * Offers to restore a message that the server refused. The toast contains none of its text: another person may use the
 * browser now. `show` navigates to the contact form.
 */
export function offerRestore({ input, refusal }: Outgoing, show: () => void): void {
  const { requestId } = input;
  toast.error(t('A message that was written here could not be sent'), {
    id: requestId,
    description: refusal ?? '',
    duration: Infinity,
    onDismiss: () => removeFromOutbox(requestId),
    action: {
      label: t('Show it'),
      onClick: (event) => {
        const draft = persistedForm({ name: 'contact' }, { values: emptyContactForm });
        if (isBlank(draft.read()?.values ?? emptyContactForm)) {
          removeFromOutbox(requestId);
          draft.write({ values: textOf(input) }, requestId);
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
