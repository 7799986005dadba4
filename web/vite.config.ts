import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** What a build for production cannot do without; docs/operations.md says where each comes from. */
const needed = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_APP_CHECK_KEY',
];

function refuseWithoutKeys(mode: string): void {
  const found = loadEnv(mode, import.meta.dirname);
  const missing = needed.filter((name) => !found[name]);
  if (missing.length === 0) return;
  throw new Error(
    `The site for production needs ${missing.join(', ')} in web/.env.production.local. ` +
      'docs/operations.md says where each comes from.',
  );
}

// Modes: `emulators` (and the dev server) talk to the emulators, `production` to the project named by VITE_FIREBASE_*.
export default defineConfig(({ command, mode }) => {
  if (command === 'build' && mode !== 'emulators') refuseWithoutKeys(mode);
  return {
    plugins: [react()],
    build: {
      outDir: env['WEB_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
    },
  };
});
