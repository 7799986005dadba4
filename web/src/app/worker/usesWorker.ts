import { isLocal } from '../../data/firebase/config.ts';

const wanted = 'worker';

/**
 * Whether this site keeps itself for when there is no line. A local suite does where somebody asks for it by
 * `localStorage.worker = 'on'`, as the tests do: so no worker stands in a developer's way.
 */
export function usesWorker(): boolean {
  // Some browsers have none, nor has a page that did not come by HTTPS.
  if (!navigator.serviceWorker || import.meta.env['VITE_WORKER'] === 'off') return false;
  if (!isLocal) return true;
  try {
    return localStorage.getItem(wanted) === 'on';
  } catch {
    return false;
  }
}
