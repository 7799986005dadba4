import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, vi } from 'vitest';
import { clearTab } from '../browserStorage.ts';

/** What the browser has and jsdom does not: a mouse, and nothing moves. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: /prefers-reduced-motion|pointer: fine/.test(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// It lays nothing out, so there is nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;

// Styles are tested in a browser: jsdom would match all rules anew for each element that is looked for.
StyleSheet.prototype.insert = () => undefined;

// A busy machine is not a defect.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  // The next page would show those that are still to be seen.
  toast.dismiss();
  clearTab();
  localStorage.clear();
  vi.restoreAllMocks();
});
