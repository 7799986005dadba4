import type { ExternalToast } from 'sonner';
import { signal } from './signal.ts';

const wanted = signal(false);
let tell = () => {};
const there = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Whether the place of the toasts is to be on the page by now. */
export const useToastsWanted = wanted.use;
export const wantToasts = (): void => wanted.set(true);
/** Told by the place itself: what is said before nobody hears. */
export const toastsAreThere = (): void => tell();

async function say(kind: 'error' | 'info' | 'success', text: unknown, options?: ExternalToast) {
  wantToasts();
  await there;
  const { toast: now } = await import('sonner');
  now[kind](text as string, options);
}

/** As sonner's own, for pages that begin without it. */
export const toast = {
  error: (text: unknown, options?: ExternalToast): void => void say('error', text, options),
  info: (text: unknown, options?: ExternalToast): void => void say('info', text, options),
  success: (text: unknown, options?: ExternalToast): void => void say('success', text, options),
};
