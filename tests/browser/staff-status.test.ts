import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { enter, newPerson, untilHydrated } from '../e2e/support/person.ts';

const { browser, page, staff: admin } = await openStaff(DEMO_USERS.admin.email);
await page.goto('/admin');

it('an admin opens the status page from Setup and from its former URL', async () => {
  await page.getByRole('link', { name: 'Setup' }).click();
  await page.getByRole('link', { name: 'Status' }).click();
  await page.getByText(/^Functions: release [0-9a-f]{8}, Node\.js/).waitFor();
  await page.getByText('No problems.').waitFor();
  await page.goto('/admin/health');
  await page.waitForURL('**/admin/status');
  await page.getByRole('button', { name: 'Recount now' }).click();
  await page.getByText(/All figures were correct|been corrected/).waitFor();
  expect(admin.problems).toEqual([]);
});

it('staff without the admin role do not see it', async () => {
  const staff = await newPerson(browser);
  await enter(staff, DEMO_USERS.staff.email);
  await staff.page.goto('/admin/status');
  await staff.page.getByText('Only an admin can see the status').waitFor();
  await staff.page.getByRole('main').getByRole('link', { name: 'Setup' }).click();
  await staff.page.getByRole('link', { name: 'Message templates' }).waitFor();
  expect(await staff.page.getByRole('link', { name: 'Status' }).count()).toBe(0);
});

it('an error in a browser is reported', async () => {
  const guest = await newPerson(browser);
  await guest.page.goto('/contact');
  await untilHydrated(guest.page);
  const answer = guest.page.waitForResponse('**/reports');
  await guest.page.evaluate(() => {
    const error = new Error('The clock stands still');
    error.stack = `Error\n    at ${window.location.origin}/assets/clock-Bx1_Zk29.js:1:2`;
    setTimeout(() => {
      throw error;
    });
  });
  expect((await answer).status()).toBe(204);
});
