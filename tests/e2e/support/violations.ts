import type { BrowserContext } from 'playwright-core';

/** Collects violations of the content security policy on all pages of a context. */
export async function watchPolicy(context: BrowserContext) {
  const violations: string[] = [];
  await context.exposeBinding('noteViolation', ({ page }, what: string) => {
    violations.push(`${new URL(page.url()).pathname}: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const note = Reflect.get(window, 'noteViolation') as (what: string) => void;
      note(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
  return violations;
}
