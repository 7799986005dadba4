import type { ReactNode } from 'react';

/** The class of elements that need script and are hidden without it. */
export const needsScript = 'needs-script';

/** Content for browsers without script; never rendered in a browser with script. */
export const WithoutScript = ({ children }: { children: ReactNode }) => (
  <noscript>{children}</noscript>
);
