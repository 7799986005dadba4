import type { ReactNode } from 'react';

export const needsScript = 'needs-script';

export const WithoutScript = ({ children }: { children: ReactNode }) => (
  <noscript>{children}</noscript>
);
