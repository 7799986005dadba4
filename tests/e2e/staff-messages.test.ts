import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { messageRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from './support/forms.ts';
import { openStaff } from './support/openBrowser.ts';
import { refuseTransactions } from './support/refusals.ts';

const PAGE = 25;
const yearMs = 365 * 24 * 60 * 60 * 1000;

const suite = openSuite();
/** Part of all subjects of this file. */
const family = `Q${randomUUID().slice(0, 8)}`;
const { staff, page } = await openStaff();

it('the filter finds unread messages behind any number of read ones', async () => {
  const write = suite.db.batch();
  const old = Array.from({ length: 2 }, (_, index) => ({
    path: `messages/${randomUUID()}`,
    subject: `Old question ${index} ${family}`,
    at: Timestamp.fromMillis(Date.now() - 2 * yearMs - index * 1000),
  }));
  const read = Array.from({ length: PAGE + 1 }, () => `messages/${randomUUID()}`);
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello?' };
  for (const path of read) {
    const at = Timestamp.fromMillis(Date.now() - yearMs);
    write.create(suite.db.doc(path), {
      ...message,
      subject: 'Read',
      read: true,
      readAt: at,
      createdAt: at,
    });
  }
  for (const { path, subject, at } of old)
    write.create(suite.db.doc(path), { ...message, subject, read: false, createdAt: at });
  await write.commit();
  suite.later(() =>
    Promise.all(
      [...read, ...old.map(({ path }) => path)].map((path) => suite.db.doc(path).delete()),
    ),
  );

  await page.goto('/admin/messages?show=unread');
  const heading = (index: number) =>
    page.getByRole('button', { name: `Old question ${index} ${family}` });
  await heading(0).click();
  // A message that is read now stays in the list.
  await expect.poll(() => heading(0).getByText('Unread').count()).toBe(0);
  await expect.poll(async () => (await suite.db.doc(old[0]!.path).get()).get('read')).toBe(true);
  await page.getByText('Hello?').waitFor();
  await heading(0).click();
  await heading(0).waitFor();
  await heading(1).click();
  // Nothing moves under the pointer.
  await page.getByRole('button', { name: /\b1 gone\b.* · show$/ }).click();
  await heading(0).waitFor({ state: 'hidden' });
  await heading(1).waitFor();
  expect(staff.problems).toEqual([]);
});

it('a message is new until it is opened, and has a reply link', async () => {
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
  await untilShown(page, 'Failed to mark the message as read');
  await endRefusals();
  await page.reload();
  await item.click();
  await untilShown(page, request.message);
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
