import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { newPerson, enter, takenOver } from '../e2e/support/person.ts';

const { browser, page, staff: admin } = await openStaff(DEMO_USERS.admin.email);
await page.goto('/admin');

it('an admin sees how each part is, from the sidebar', async () => {
  await page.getByRole('link', { name: 'Health' }).click();
  await page.getByText('Proves the figures (recountStats)').waitFor();
  await page.getByText('Not known here').first().waitFor();
  await page.getByRole('region', { name: 'Errors seen' }).waitFor();
  expect(admin.problems).toEqual([]);
});

it('an error in a browser is reported, and shown without anything of the person', async () => {
  const guest = await newPerson(browser);
  await guest.page.goto('/contact');
  await takenOver(guest.page);
  await guest.page.evaluate(() => {
    const error = new Error('The clock of hannah@example.com stands still');
    error.stack = `Error\n    at ${window.location.origin}/assets/clock-Bx1_Zk29.js:1:2`;
    setTimeout(() => {
      throw error;
    });
  });
  const group = page.getByRole('listitem').filter({ hasText: 'The clock of (email) stands still' });
  await group.getByText('on /contact').waitFor();
  await group.getByRole('button', { name: 'Resolved' }).click();
  await expect.poll(() => group.count()).toBe(0);
});

it('staff who are no admin see nothing of it', async () => {
  const staff = await newPerson(browser);
  await enter(staff, DEMO_USERS.staff.email);
  await staff.page.goto('/admin/health');
  await staff.page.getByText('Only an admin can see the health').waitFor();
  expect(await staff.page.getByRole('link', { name: 'Health' }).count()).toBe(0);
});
