import { env } from 'node:process';

/** Where the site is found: its own domain, or the one that Firebase gives it; of a local suite its own port. */
export function siteOrigin(mode: string): string {
  const own = env['VITE_SITE_ORIGIN'];
  if (own) return own.replace(/\/$/, '');
  return mode === 'production'
    ? `https://${env['VITE_FIREBASE_PROJECT_ID']}.web.app`
    : 'http://127.0.0.1:5200';
}
