import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailbox } from '../../scripts/suite/mailbox.ts';
import { addOffer, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { openStaff } from './support/openBrowser.ts';
import { PHONE } from './support/person.ts';

const suite = openSuite();
const { tourId } = await addOffer(suite);
const auth = Number(process.env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':')[1]);
const mailbox = await openMailbox({ auth, mailbox: 0 }, { plays: true });
afterAll(() => mailbox.close());
const { page } = await openStaff();

/** An address that does not exist: its mail server refuses it. */
const customerEmail = `hannah.${randomUUID()}@bounce.example`;
const input = { ...tourRequest(suite, tourId), customerEmail };
const { requestId } = input;
beforeAll(async () => {
  await (await suite.caller()).call('createBooking', input);
  suite.later(async () => {
    const { docs } = await suite.db.collection('mailLog').where('requestId', '==', requestId).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  });
});

it('a failed mail is on the dashboard and can be retried from the sheet', async () => {
  await page.goto('/admin');
  const failed = page.getByRole('region', { name: 'Mails that failed' });
  const one = failed.getByRole('listitem').filter({ hasText: customerEmail });
  await one.getByText(/550 5\.1\.1/).waitFor();
  await one.getByRole('link', { name: `Open #${requestId.slice(0, 8)}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: 'Messages' }).waitFor();
  await sheet.getByText(/^Refused, once/).waitFor();
  await sheet.getByRole('button', { name: /^Send again/ }).click();
  await page.getByText('The mail is being sent again').waitFor();
  const mail = sheet.getByRole('listitem').filter({ hasText: 'We have your request' });
  await expect.poll(() => mail.textContent()).toMatch(/Refused, 2 times.*said: .*550 5\.1\.1/);
});

it('the mails of a booking can be read on a phone', async () => {
  await page.setViewportSize(PHONE);
  await page.goto(`/admin/bookings?open=${requestId}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/^Refused, 2 times/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
});
