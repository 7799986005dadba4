import { env } from 'node:process';

const needed = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_APP_CHECK_KEY',
] as const;

export type NeededValue = (typeof needed)[number];

export function productionEnv(): Record<NeededValue, string> {
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(
      `The site of a real project needs ${missing.join(', ')}. Please build it with ` +
        'npm run build -- staging (or production), which reads deploy/environments/staging.env.',
    );
  }
  return Object.fromEntries(needed.map((name) => [name, env[name]])) as Record<NeededValue, string>;
}

export function siteOrigin(mode: string): string {
  const own = env['VITE_SITE_ORIGIN'];
  if (own) return own.replace(/\/$/, '');
  return mode === 'production'
    ? `https://${env['VITE_FIREBASE_PROJECT_ID']}.web.app`
    : 'http://127.0.0.1:5200';
}
