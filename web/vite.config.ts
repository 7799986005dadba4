import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Modes: `emulators` (and the dev server) talk to the emulators, `production` to the project named by VITE_FIREBASE_*.
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: env['WEB_OUT_DIR'] ?? 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
  },
});
