import type { Page, Request } from 'playwright-core';
import { paths } from '../../web/src/paths.ts';
import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { signIn } from '../e2e/support/person.ts';

const { page, staff } = await openStaff();

/** Counts the requests on which listeners of a page wait. */
function countListening(of: Page): () => number {
  const open = new Set<Request>();
  of.on('request', (request) => {
    if (request.url().includes('/Listen/channel') && request.method() === 'GET') open.add(request);
  });
  of.on('requestfinished', (request) => open.delete(request));
  of.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

const signOut = (of: Page) =>
  of.getByRole('navigation').getByRole('button', { name: 'Sign Out' }).click();

it('a sign-out ends all listeners of live pages in each tab, before any is refused', async () => {
  const other = await staff.context.newPage();
  const problems: string[] = [];
  other.on('console', (message) => problems.push(message.text()));
  const listening = [page, other].map(countListening);
  await page.goto(paths.admin.dashboard);
  await page.getByText('Recent Bookings').waitFor();
  await other.goto(paths.admin.templates);
  await other.getByRole('textbox').first().waitFor();
  await expect.poll(() => listening.every((count) => count() > 0)).toBe(true);

  await signOut(page);
  for (const tab of [page, other]) await tab.waitForURL('**/auth');
  await expect.poll(() => listening.map((count) => count())).toEqual([0, 0]);
  expect([...problems, ...staff.problems]).toEqual([]);
  await other.close();
});

it('the next person in the tab gets what the one before was not shown', async () => {
  await signIn(staff, DEMO_USERS.staff.email);
  await page.goto(paths.admin.team);
  await page.getByText('Only an admin can see the team').waitFor();
  await signOut(page);
  await page.waitForURL('**/auth');
  await signIn(staff, DEMO_USERS.admin.email);
  await page.goto(paths.admin.team);
  await page.getByText(DEMO_USERS.staff.email).first().waitFor();
  expect(staff.problems).toEqual([]);
});
