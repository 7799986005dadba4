import { isLocal } from '../../data/firebase/config.ts';

const wanted = 'worker';

/** A local suite uses it only with `localStorage.worker = 'on'`: it would disturb development. */
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
