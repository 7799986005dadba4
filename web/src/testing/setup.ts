import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, vi } from 'vitest';
import { clearTab } from '../browserStorage.ts';
import { listenBeforeRouter } from '../ui/beforeRouter.ts';

// As main.tsx does.
listenBeforeRouter();

/** Media queries, which jsdom lacks: a mouse, and reduced motion. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: /prefers-reduced-motion|pointer: fine/.test(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

// Styles are tested in a browser: jsdom would match all rules again for each query.
StyleSheet.prototype.insert = () => undefined;

// A busy machine must not fail tests.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  // The next page would show toasts that are still open.
  toast.dismiss();
  clearTab();
  localStorage.clear();
  vi.restoreAllMocks();
});
