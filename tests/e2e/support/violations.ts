import type { BrowserContext } from 'playwright-core';

/**
 * Collects content security policy violations on all pages of a context: events on the page and reports of the browser.
 */
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
  // Answered here, so only the browser is tested.
  await context.route('**/reports', async (route) => {
    // This endpoint also receives reports of slow pages and errors.
    const report = route.request().postData() ?? '';
    if (/"csp-(report|violation)"/.test(report)) reports.push(report);
    await route.fulfill({ status: 204 });
  });
  return { violations, reports };
}
