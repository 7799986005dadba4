import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { addOffer, alternatives } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { DESKTOP, PHONE } from '../e2e/support/person.ts';
import { bringIntoView } from '../e2e/support/bringIntoView.ts';

const suite = openSuite();
const { db } = suite;
const { villaId } = await addOffer(suite);
const { staff, page } = await openStaff();
const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');

/** Checks the layout on a phone and on a desktop. */
const pictures = async (name: string, sight?: Locator) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    if (sight) await bringIntoView(sight);
    await page.screenshot({ path: path.join(SCREENSHOTS, `${name}-${viewport.width}.png`) });
  }
};
const sheet = () => page.getByRole('dialog');
const box = () => sheet().getByRole('textbox', { name: 'Message: Driver named' });

it('staff send a guest the driver’s name by WhatsApp and by mail; the history records it', async () => {
  const driverId = `driver-${randomUUID()}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const driver = { name: 'Wayan Q', phone: '+62 812 3456 7890', drives: true, guides: false };
  await db.doc(`crew/${driverId}`).set({ ...driver, ...times });
  suite.later(() => db.doc(`crew/${driverId}`).delete());
  const id = randomUUID();
  const customerEmail = `${id}@example.com`;
  const transfer = db.doc(`transfers/${id}`);
  await transfer.set({
    ...alternatives.transfer(),
    ...times,
    customerEmail,
    driverId,
    totalAmount: 50,
    isStandalone: true,
    status: 'confirmed',
  });
  suite.later(() => db.recursiveDelete(transfer));

  await page.goto(`/admin/airport-transfers?open=${id}`);
  const situation = sheet().getByRole('combobox', { name: 'Situation' });
  await expect.poll(() => situation.innerText()).toBe('Driver named');
  await sheet().getByRole('button', { name: 'Fill in' }).click();
  await box().waitFor();
  expect(await box().inputValue()).toMatch(
    /^Hello Hannah Vogel,\n\nWayan Q will be your driver on .*: your transfer from Airport \(DPS\) to Ubud\.\nPickup: 14:00 at Airport \(DPS\)\nDriver’s phone: \+62 812/,
  );
  await pictures('told-sheet', sheet().getByRole('button', { name: 'Discard' }));

  // Typed text stays when the sheet is closed.
  await box().fill('Hello Hannah,\n\nWayan waits with a sign.');
  await sheet().getByRole('button', { name: 'Close details' }).click();
  await sheet().waitFor({ state: 'detached' });
  await page.goto(`/admin/airport-transfers?open=${id}`);
  await expect.poll(() => box().inputValue()).toMatch(/with a sign/);

  const chat = sheet().getByRole('link', { name: 'WhatsApp', exact: true });
  expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/49301234567\?text=Hello%20H/);
  // The test does not open the external chat.
  await chat.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await chat.click();
  await sheet().getByText('Message to the guest “Driver named”: opened in WhatsApp').waitFor();
  await sheet().getByRole('button', { name: 'Mail', exact: true }).click();
  await sheet().getByText('Message to the guest “Driver named”: mailed').waitFor();
  await box().waitFor({ state: 'detached' });
  const mails = await db.collection('mail').where('to', '==', customerEmail).get();
  const sentMails = mails.docs.filter((mail) => mail.get('message.text').includes('with a sign'));
  expect(sentMails).toHaveLength(1);
  expect(staff.problems).toEqual([]);
});

it('the history of an offer names who edited it; templates are edited beside a preview', async () => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`/admin/villas?edit=${villaId}`);
  const price = sheet().getByLabel('Price per night (USD)');
  await price.fill('215');
  await sheet().getByRole('button', { name: 'Save Changes' }).click();
  await sheet().waitFor({ state: 'detached' });

  await page.goto(`/admin/villas?edit=${villaId}`);
  await sheet().getByRole('button', { name: 'History' }).click();
  await sheet().getByText('The system added Test Villa').waitFor();
  await sheet().getByText('$210 → $215').waitFor();
  await pictures('offer-history', sheet().getByText('The system added Test Villa'));
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('Escape');

  await page.goto('/admin/templates');
  const form = page.getByRole('region', { name: 'Changed' });
  const text = form.getByRole('textbox', { name: 'Text' });
  await text.fill('Dear {name}, it is at {time} now. {guest}');
  await form.getByText('Dear Hannah Vogel, it is at 07:30 now.').waitFor();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByText('Nothing is known by the name of {guest}.', { exact: false }).waitFor();
  await pictures('templates');
  await form.getByRole('button', { name: 'Use the standard text' }).click();
  await form.getByText('We have changed Ubud Jungle Adventure for you', { exact: false }).waitFor();
  expect(staff.problems).toEqual([]);
});
