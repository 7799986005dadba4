import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, PHONE, untilHydrated } from '../e2e/support/person.ts';

/** Messages from the contact form whose request is cut off. */
let visitor: Person;
let page: Page;
let email: string;
const suite = openSuite();
const browser = await openBrowser();

beforeEach(async () => {
  visitor = await newPerson(browser, PHONE);
  ({ page } = visitor);
  email = `${randomUUID()}@example.com`;
});
afterEach(async () => {
  await visitor.context.close();
});

const SUBJECT = 'Nyepi in March';
const OTHER_SUBJECT = 'Child seats';

const REFUSAL = {
  status: 403,
  json: {
    error: {
      status: 'PERMISSION_DENIED',
      message: 'No.',
      details: { code: 'looks-automated', message: 'Please write to us by email.' },
    },
  },
};

const stored = async () =>
  (await suite.db.collection('messages').where('email', '==', email).get()).size;

const field = (label: string) =>
  page.getByRole('form', { name: 'Contact form' }).getByLabel(label, { exact: false });

async function write(): Promise<void> {
  await page.goto('/contact');
  await untilHydrated(page);
  await field('Name').fill('Ana');
  await field('Email').fill(email);
  await field('Subject').fill(SUBJECT);
  await field('Message').fill('Are you open?');
}

const press = () => page.getByRole('button', { name: 'Send Message' }).click();

/** The messages that this browser still stores, from any visit. */
const storedOutbox = () => page.evaluate(() => localStorage.getItem('outbox'));

it('is sent and stored once, even if the tab was closed before', async () => {
  await write();
  let requestCount = 0;
  // The request is never answered.
  await visitor.context.route('**/submitMessage', () => {
    requestCount += 1;
  });
  await press();
  await untilShown(
    page,
    'Message sent successfully!',
    "We'll get back to you as soon as possible.",
  );
  await expect.poll(() => requestCount).toBe(1);
  // Leaving the page ends the request.
  await page.goto('about:blank');
  await page.close();
  expect(await stored()).toBe(0);
  await visitor.context.unrouteAll();

  page = await visitor.context.newPage();
  await page.goto('/terms');
  await untilShown(page, 'Your message has been sent');
  expect(await page.getByText(SUBJECT).count()).toBe(0);
  expect(await stored()).toBe(1);
  expect(await storedOutbox()).toBeNull();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Your message has been sent').count()).toBe(0);
  expect(await stored()).toBe(1);
});

it('shows at once that the visitor is offline, and is sent when the connection is back', async () => {
  await write();
  await visitor.context.setOffline(true);
  await press();
  await untilShown(
    page,
    'You are offline',
    'Your message is stored here and will be sent when the connection is back.',
  );
  expect(await page.getByText('Message sent successfully!').count()).toBe(0);
  expect(await field('Message').inputValue()).toBe('');
  await visitor.context.setOffline(false);
  await untilShown(page, 'Your message has been sent');
  expect(await stored()).toBe(1);
  expect(await storedOutbox()).toBeNull();
});

it('that could not be sent returns to the form, and is cleared once sent', async () => {
  await write();
  await page.route('**/submitMessage', (call) => call.abort());
  await press();
  await untilShown(page, 'Your message could not be sent');
  expect(await field('Message').inputValue()).toBe('Are you open?');
  await page.unrouteAll();
  await visitor.context.setOffline(true);
  await visitor.context.setOffline(false);
  await untilShown(page, 'Your message has been sent');
  await expect.poll(() => field('Message').inputValue()).toBe('');
  expect(await stored()).toBe(1);
});

it('that the server refuses is shown again only on request', async () => {
  await write();
  await visitor.context.setOffline(true);
  await press();
  await untilShown(page, 'You are offline');
  await page.route('**/submitMessage', (call) => call.fulfill(REFUSAL));
  await visitor.context.setOffline(false);
  await untilShown(page, 'A message that was written here could not be sent');
  expect(await page.getByText(SUBJECT).count()).toBe(0);
  expect(await field('Subject').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => field('Subject').inputValue()).toBe(SUBJECT);
  expect(await storedOutbox()).toBeNull();
});

/** Sends a message whose failure is delayed until another one is being written. */
async function failsLate(answer: (call: Route) => Promise<void>): Promise<void> {
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/submitMessage', async (call) => {
    await held;
    await answer(call);
  });
  await write();
  await press();
  await untilShown(page, 'Message sent successfully!');
  await field('Subject').fill(OTHER_SUBJECT);
  fail();
}

it('that fails late needs no manual retry, and does not disturb the message being written', async () => {
  await failsLate((call) => call.abort());
  await untilShown(page, 'Your last message has not been sent yet');
  expect(await page.getByText(SUBJECT).count()).toBe(0);
  await page.unrouteAll();
  await visitor.context.setOffline(true);
  await visitor.context.setOffline(false);
  await untilShown(page, 'Your message has been sent');
  expect(await stored()).toBe(1);
  expect(await field('Subject').inputValue()).toBe(OTHER_SUBJECT);
});

it('that is refused late returns with the same request id once no other is being written', async () => {
  await failsLate((call) => call.fulfill(REFUSAL));
  await untilShown(page, 'A message that was written here could not be sent');
  const [{ input }] = JSON.parse(String(await storedOutbox())) as [
    { input: { requestId: string } },
  ];
  await page.getByRole('button', { name: 'Show it' }).click();
  await untilShown(page, 'You are writing another message');
  expect(await field('Subject').inputValue()).toBe(OTHER_SUBJECT);
  await field('Subject').fill('');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => field('Subject').inputValue()).toBe(SUBJECT);
  expect(await storedOutbox()).toBeNull();
  await page.unrouteAll();
  await press();
  await expect.poll(stored).toBe(1);
  expect((await suite.db.collection('messages').doc(input.requestId).get()).get('email')).toBe(
    email,
  );
});

it('is deleted after three days', async () => {
  await write();
  await visitor.context.setOffline(true);
  await press();
  await untilShown(page, 'You are offline');
  const aged = String(await storedOutbox()).replace(
    /"at":\d+/,
    `"at":${Date.now() - 73 * 3_600_000}`,
  );
  await page.evaluate((text) => localStorage.setItem('outbox', text), aged);
  let requestCount = 0;
  await page.route('**/submitMessage', () => {
    requestCount += 1;
  });
  await visitor.context.setOffline(false);
  await page.goto('/terms');
  await page.waitForLoadState('networkidle');
  expect(requestCount).toBe(0);
  expect(await stored()).toBe(0);
});
