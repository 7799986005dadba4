import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { discardAllDrafts } from '../site/request/draft.ts';

/** What the browser has and jsdom does not: a mouse, and nothing moves. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: /prefers-reduced-motion|pointer: fine/.test(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// A busy machine is not a defect.
configure({ asyncUtilTimeout: 15_000 });

const methods = ['error', 'warn', 'info', 'log', 'debug'] as const;
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      written.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

/** A test fails when anything was written to the console that it did not take. */
afterEach(() => {
  cleanup();
  discardAllDrafts();
  vi.restoreAllMocks();
  const unexpected = takeConsole();
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`);
});

/** What was written to the console up to now; a test that expects output takes it. */
export const takeConsole = (): string[] => written.splice(0);
