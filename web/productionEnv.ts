import { loadEnv } from 'vite';

/** What the site for production cannot do without; docs/operations.md says where each comes from. */
const needed = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_APP_CHECK_KEY',
] as const;

export type ProductionEnv = Record<(typeof needed)[number], string>;

/** From web/.env.production.local or the environment. Throws an Error that says what is missing. */
export function productionEnv(): ProductionEnv {
  const found = loadEnv('production', import.meta.dirname);
  const missing = needed.filter((name) => !found[name]);
  if (missing.length > 0) {
    throw new Error(
      `The site for production needs ${missing.join(', ')} in web/.env.production.local. ` +
        'docs/operations.md says where each comes from.',
    );
  }
  return found as ProductionEnv;
}
