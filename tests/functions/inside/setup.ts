// Before each file that loads the functions into its own process: they are loaded anew, with that file's configuration
// and mocks. Libraries stay loaded, which is what takes time.
import { vi } from 'vitest';

// What an earlier file has mocked.
vi.doUnmock('firebase-functions/logger');
vi.doUnmock('node:timers/promises');
vi.doUnmock('firebase/firestore');
vi.doUnmock('firebase/firestore/lite');
vi.doUnmock('../../../functions/src/platform/firestore.ts');
vi.resetModules();
// Tests write to their people as often as they like, but for those of the limit itself.
process.env['MAILS_PER_EMAIL'] = '1000';
