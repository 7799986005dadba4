import { isLocal } from '../../data/firebase/config.ts';

const wanted = 'worker';

/**
 * Whether this site uses the service worker. A local suite uses it only with `localStorage.worker = 'on'`, as the tests
 * do, so that it does not disturb development.
 */
export function usesWorker(): boolean {
  // Some browsers have none, and neither has a page without HTTPS.
  if (!navigator.serviceWorker || import.meta.env['VITE_WORKER'] === 'off') return false;
  if (!isLocal) return true;
  try {
    return localStorage.getItem(wanted) === 'on';
  } catch {
    return false;
  }
}
