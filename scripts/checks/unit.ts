import { vitest } from './vitest.ts';

/** Tests that need no running suite. */
export const unitTests = () => vitest(['domain', 'functions-unit', 'emulator', 'web']);
