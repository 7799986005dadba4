import type { ReactNode } from 'react';

/** The class of what does nothing without script, and then is not there. */
export const needsScript = 'needs-script';

/** Stands where there is no script; a browser that has it never draws this. */
export const WithoutScript = ({ children }: { children: ReactNode }) => (
  <noscript>{children}</noscript>
);
