import { useEffect } from 'react';
import { useLoaded } from './loading/useLoaded.ts';
import { useToastsWanted, wantToasts } from './toast.ts';

const load = async () => (await import('./Toasts.tsx')).Toasts;
const signs = ['pointerdown', 'keydown', 'focusin'];

/**
 * The place of the toasts, from the moment when the visitor does something: so it is there, and heard of by screen
 * readers, before there can be anything to say.
 */
export function LazyToasts() {
  const wanted = useToastsWanted();
  const toasts = useLoaded(load, wanted);
  useEffect(() => {
    if (wanted) return undefined;
    for (const sign of signs) window.addEventListener(sign, wantToasts);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wantToasts);
    };
  }, [wanted]);
  return toasts.status === 'ready' ? <toasts.part /> : null;
}
