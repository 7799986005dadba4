import type { Environment } from './environment.ts';

/** What tests deploy. */
export const testEnvironment: Environment = {
  name: 'staging',
  project: 'my-project',
  site: {
    VITE_FIREBASE_API_KEY: 'api-key',
    VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'my-project',
    VITE_FIREBASE_STORAGE_BUCKET: 'my-project.firebasestorage.app',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_APP_CHECK_KEY: 'site-key',
  },
  settings: {},
};
