import { randomUUID } from 'node:crypto';
import type { Route } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openMailbox } from '../../scripts/suite/mailbox.ts';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE } from '../e2e/support/person.ts';
import { teamOn } from '../e2e/support/team.ts';

const suite = openSuite();
const auth = Number(process.env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':')[1]);
const mailbox = await openMailbox({ auth, mailbox: 0 });
afterAll(() => mailbox.close());
const { browser, page } = await openStaff(DEMO_USERS.admin.email);

const { rowOf, choose } = teamOn(page);

it('the mailbox shows a stranger’s text and runs no script in it', async () => {
  const reader = await newPerson(browser, PHONE);
  const bad = '<img src=x onerror="top.ran=1"><script>top.ran=1;parent.ran=1</script>';
  const mail = suite.db.doc(`mail/${randomUUID()}`);
  suite.later(() => mail.delete());
  const subject = `${bad} ${mail.id}`;
  await mail.set({
    to: 'a@example.com',
    message: { subject, text: '', html: `<p>Hello</p>${bad}` },
  });
  await reader.page.goto(mailbox.url);
  await reader.page.getByText(subject, { exact: true }).click();
  await reader.page.frameLocator(`iframe[src$="${mail.id}"]`).getByText('Hello').waitFor();
  expect(await reader.page.evaluate(() => 'ran' in window)).toBe(false);
  // Opened on its own it is equally safe.
  await reader.page.goto(`${mailbox.url}/mails/${mail.id}`);
  await reader.page.getByText('Hello').waitFor();
  expect(await reader.page.evaluate(() => 'ran' in window)).toBe(false);
  expect((await reader.page.request.get(`${mailbox.url}/mails/missing`)).status()).toBe(404);
  await reader.context.close();
});

it('a failed change of a role shows an error', async () => {
  await page.goto('/admin/team');
  await page.route('**/setRole', (route) => route.abort());
  const waiting = page.getByRole('listitem').filter({ hasText: DEMO_USERS.waiting.email });
  await choose('Approve', DEMO_USERS.waiting.fullName, /will see all bookings/);
  await untilShown(page, 'Failed to change the role');
  await waiting.getByText('Waiting for approval').waitFor();
  await page.unroute('**/setRole');
  expect(await waiting.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(true);
});

it('each person’s row waits only for its own change', async () => {
  const names = [1, 2].map((number) => `Nengah ${number} ${randomUUID().slice(0, 8)}`);
  await Promise.all(names.map((displayName) => suite.person({ displayName })));
  await page.goto('/admin/team');
  const waiting: Route[] = [];
  await page.route('**/setRole', (route) => void waiting.push(route));
  const approve = (name = '') => rowOf(name).getByRole('button', { name: 'Approve' });
  for (const name of names) await choose('Approve', name, /will see all bookings/);
  await expect.poll(() => waiting.length).toBe(2);
  expect(await approve(names[0]).isDisabled()).toBe(true);
  expect(await approve(names[1]).isDisabled()).toBe(true);
  await waiting[1]?.abort();
  await expect.poll(() => approve(names[1]).isEnabled()).toBe(true);
  expect(await approve(names[0]).isDisabled()).toBe(true);
  await waiting[0]?.abort();
  await expect.poll(() => approve(names[0]).isEnabled()).toBe(true);
  await page.unroute('**/setRole');
});
