import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../scripts/demo.ts';
import { launchBrowser } from '../browser.ts';
import { messageRequest } from '../functions/offer.ts';
import { openSuite } from '../functions/suite.ts';
import { sees } from './forms.ts';
import { newPerson, type Person, PHONE, signIn } from './person.ts';
import { refuseTransactions } from './refusals.ts';

const suite = openSuite();
let browser: Browser;
let admin: Person;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  admin = await newPerson(browser);
  ({ page } = admin);
  await signIn(admin, DEMO_USERS.admin.email);
});
afterAll(async () => {
  await browser.close();
});

/** Registers a person through the form. */
async function register(person: Person, fullName: string, email: string): Promise<void> {
  await person.page.goto('/auth');
  await person.page.getByRole('tab', { name: 'Register' }).click();
  await person.page.getByRole('textbox', { name: 'Full name' }).fill(fullName);
  await person.page.getByRole('textbox', { name: 'Email' }).fill(email);
  await person.page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await person.page.getByRole('button', { name: 'Register' }).click();
  suite.later(async () => {
    const { uid } = await suite.auth.getUserByEmail(email);
    await suite.db.doc(`users/${uid}`).delete();
    await suite.auth.deleteUser(uid);
  });
}

it('who registers waits, is approved, made an admin and removed again', async () => {
  const name = `Ketut ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  await page.goto('/admin/team');
  const own = page.getByRole('listitem').filter({ hasText: DEMO_USERS.admin.email });
  await own.getByText('The last admin stays one').waitFor();
  expect(await own.getByRole('button').count()).toBe(0);

  const newcomer = await newPerson(browser, PHONE);
  await register(newcomer, name, email);
  await sees(newcomer.page, 'Registration successful! Please check your email for verification.');
  await sees(newcomer.page, 'Your account is waiting for approval');
  expect(await newcomer.page.getByRole('link', { name: 'Messages' }).count()).toBe(0);

  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByText('Waiting for approval').waitFor();
  await row.getByRole('button', { name: 'Approve' }).click();
  await sees(page, `${name}: Staff`);
  await newcomer.page.getByRole('button', { name: 'Check again' }).click();
  await newcomer.page.getByRole('region', { name: 'Total Bookings' }).waitFor();
  await newcomer.page.goto('/admin/team');
  await sees(newcomer.page, 'Only an admin can see the team');

  await row.getByRole('button', { name: 'Make admin' }).click();
  await sees(page, `${name}: Admin`);
  await own.getByRole('button', { name: 'Remove' }).waitFor();

  await row.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: `Remove: ${name}?` });
  await question.getByText(/also on screens that are open now/).waitFor();
  await question.getByRole('button', { name: 'Remove' }).click();
  await sees(page, `${name}: Waiting for approval`);
  await own.getByText('The last admin stays one').waitFor();
  await newcomer.page
    .getByText('Your account is waiting for approval')
    .or(newcomer.page.getByRole('button', { name: 'Sign In' }))
    .first()
    .waitFor();
  await newcomer.context.close();
  expect(admin.problems).toEqual([]);
});

it('a change of role that fails says so', async () => {
  await page.goto('/admin/team');
  await page.route('**/setRole', (route) => route.abort());
  const waiting = page.getByRole('listitem').filter({ hasText: DEMO_USERS.waiting.email });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await sees(page, 'Failed to change the role');
  await waiting.getByText('Waiting for approval').waitFor();
  await page.unroute('**/setRole');
  expect(await waiting.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(true);
});

it('a message is new until it is opened, and can be answered', async () => {
  const guest = await suite.caller();
  const request = { ...messageRequest(suite), subject: `Question ${randomUUID().slice(0, 8)}` };
  await page.goto('/admin/messages');
  const unread = page.getByRole('button', { name: 'Unread', exact: true });
  await unread.click();
  await guest.call('submitMessage', request);
  const item = page.getByRole('button', { name: request.subject });
  await item.getByText('Unread').waitFor();

  const endRefusals = await refuseTransactions(page, 'messages');
  await item.click();
  await sees(page, 'Failed to mark the message as read');
  await endRefusals();
  await page.reload();
  await item.click();
  await sees(page, request.message);
  const answer = page.getByRole('link', { name: `Answer ${request.email}` });
  expect(await answer.getAttribute('href')).toBe(
    `mailto:${request.email}?subject=${encodeURIComponent(`Re: ${request.subject}`)}`,
  );
  const stored = () => suite.db.doc(`messages/${request.requestId}`).get();
  await expect.poll(async () => (await stored()).get('read') as boolean).toBe(true);
  await item.getByText('Unread').waitFor({ state: 'hidden' });
  await page.reload();
  await unread.waitFor();
  expect(await item.count()).toBe(0);
});
