import type { BrowserContext } from 'playwright-core';

/** Gathers what the content policy stops on all pages of a context: as pages are told, and as the browser reports it. */
export async function watchPolicy(context: BrowserContext) {
  const violations: string[] = [];
  const reports: string[] = [];
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
  // Answered here, so that what is asked is the browser alone.
  await context.route('**/reports', async (route) => {
    // Slow pages and errors are reported there as well.
    const report = route.request().postData() ?? '';
    if (/"csp-(report|violation)"/.test(report)) reports.push(report);
    await route.fulfill({ status: 204 });
  });
  return { violations, reports };
}
