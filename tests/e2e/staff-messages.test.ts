import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { messageRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from './support/forms.ts';
import { openStaff } from './support/openBrowser.ts';
import { refuseTransactions } from './support/refusals.ts';

const suite = openSuite();
const guest = await suite.caller();
const { staff, page } = await openStaff();

async function write() {
  const request = { ...messageRequest(suite), subject: `Question ${randomUUID().slice(0, 8)}` };
  await guest.call('submitMessage', request);
  const opened = page.getByRole('region', { name: request.subject });
  const document = suite.db.doc(`messages/${request.requestId}`);
  const field = async (name: string) => (await document.get()).get(name) as unknown;
  return { ...request, document, opened, field };
}

it('a message is answered in the inbox, by mail; the record says by whom', async () => {
  const { requestId, email, opened, field } = await write();
  await page.goto(`/admin/messages?open=${requestId}`);
  await page.waitForURL(`**/admin/inbox?open=message:${requestId}`);
  await opened.getByText(`Sent as a mail to ${email}.`).waitFor();
  await opened.getByRole('textbox', { name: 'Write to the guest' }).fill('Yes, from ten on.');
  // A page that is left without the answer keeps the text, to send the same again.
  const answer = page.waitForResponse('**/answerMessage');
  await opened.getByRole('button', { name: 'Send', exact: true }).click();
  await (await answer).finished();
  await expect.poll(() => field('read')).toBe(true);
  const mails = await suite.db.collection('mail').where('to', '==', email).get();
  expect(mails.docs.map((mail) => mail.get('message.text') as string)).toEqual([
    expect.stringContaining('Yes, from ten on.'),
  ]);
  await page.goto(`/admin/inbox?show=all&open=message:${requestId}`);
  await opened.getByText('Yes, from ten on.').waitFor();
  await opened.getByText(/^Re: Question/).waitFor();
  expect(staff.problems).toEqual([]);
});

it('a message that needs no answer is marked as read; a refusal is reported', async () => {
  const { requestId, opened, field } = await write();
  await page.goto(`/admin/inbox?open=message:${requestId}`);
  const done = opened.getByRole('button', { name: 'No answer needed' });
  await done.waitFor();
  const endRefusals = await refuseTransactions(page, 'messages');
  await done.click();
  await untilShown(page, 'Failed to mark the message as read');
  endRefusals();
  // The refusal itself.
  staff.problems.length = 0;
  await page.reload();
  await done.click();
  await expect.poll(() => field('read')).toBe(true);
});

it("the dashboard's 'Answer' opens what waits longest, and the list begins with it", async () => {
  const { requestId, document, opened, subject } = await write();
  await document.update({ createdAt: Timestamp.fromMillis(0) });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Answer the inbox entries' }).click();
  await opened.waitFor();
  await page.waitForURL(`**/admin/inbox?order=oldest&open=message%3A${requestId}`);
  const first = page.getByRole('list', { name: 'Guests' }).getByRole('button').first();
  await first.getByText('Waits longest').waitFor();
  await first.getByText(subject).waitFor();
  expect(staff.problems).toEqual([]);
});
