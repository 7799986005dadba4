import { t } from '@selasar/domain';
import type { PlainMessage } from '@selasar/domain';
import { toast } from 'sonner';

const caution: PlainMessage = 'Anyone with the link can see the trip and change it.';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share dialog, or copies the link if there is none. */
export async function shareTrip(tripHref: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: t('My trip to Bali'), url: tripHref });
      return;
    } catch (error) {
      // The guest closed the dialog.
      if (isAbort(error)) return;
    }
  }
  try {
    await navigator.clipboard.writeText(tripHref);
    toast.success(t('Link copied'), { description: t(caution) });
  } catch {
    toast.info(t('Please copy the link from the address bar of your browser'), {
      description: t(caution),
    });
  }
}
