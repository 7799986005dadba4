import { env } from 'node:process';

export function siteOrigin(mode: string): string {
  const own = env['VITE_SITE_ORIGIN'];
  if (own) return own.replace(/\/$/, '');
  return mode === 'production'
    ? `https://${env['VITE_FIREBASE_PROJECT_ID']}.web.app`
    : 'http://127.0.0.1:5200';
}
