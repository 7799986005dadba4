// Before each file that loads the functions into its own process: reloads them with that file's configuration and
// mocks. Libraries stay loaded, because loading them takes long.
import { vi } from 'vitest';

// Mocks of an earlier file.
vi.doUnmock('firebase-functions/logger');
vi.doUnmock('node:timers/promises');
vi.doUnmock('firebase/firestore');
vi.doUnmock('firebase/firestore/lite');
vi.doUnmock('../../../functions/src/platform/firestore.ts');
vi.resetModules();
// Removes the limit of guest messages, except in the tests of that limit.
process.env['MAILS_PER_EMAIL'] = '1000';
