import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { productionEnv } from './productionEnv.ts';

// Modes: `emulators` (and the dev server) talk to the emulators, `production` to the project named by VITE_FIREBASE_*.
export default defineConfig(({ command, mode }) => {
  // Refuses to build without it: a site without App Check's key could read and call nothing.
  if (command === 'build' && mode !== 'emulators') productionEnv();
  return {
    plugins: [react()],
    build: {
      outDir: env['WEB_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
    },
  };
});
