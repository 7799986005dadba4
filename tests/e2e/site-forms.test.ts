import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openSuite } from '../functions/support/suite.ts';
import { calendarOpeners, openNextMonth, pickDay, untilShown } from './support/forms.ts';
import { openBrowser } from './support/openBrowser.ts';
import { newPerson, PHONE, SITE_URL, signIn } from './support/person.ts';
import { loseAnswer } from './support/serverAnswer.ts';

const suite = openSuite();
const browser = await openBrowser();
const freshEmail = () => `${randomUUID()}@example.com`;

const stored = async (collection: string, field: string, value: string) =>
  (await suite.db.collection(collection).where(field, '==', value).get()).size;

/** Fills in the fields of a form, by label. */
async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

describe('an airport transfer', () => {
  const FAILED = [
    'Booking Failed',
    'There was an error processing your booking. Please try again.',
  ];

  async function fillRoute(page: Page): Promise<Locator> {
    await page.goto('/#airport-transfer');
    const route = page.getByRole('form', { name: 'Your Route' });
    const proceed = route.getByRole('button', { name: /book|continue|proceed/i });
    await proceed.click();
    await untilShown(
      page,
      'Pickup location, destination, pickup date, and pickup time are required',
    );
    await route.getByRole('combobox', { name: /Pickup Location/ }).fill('Airport (DPS)');
    await route.getByRole('combobox', { name: /Destination/ }).fill('Ubud');
    await pickDay(await openNextMonth(calendarOpeners(route)), '15');
    await route.getByRole('combobox', { name: /Pickup Time/ }).click();
    await page.getByRole('option', { name: '14:00' }).click();
    await proceed.click();
    return page.getByRole('dialog', { name: 'Confirm Your Airport Transfer Booking' });
  }

  it('asks for the customer, survives a lost connection and is stored once', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    const email = freshEmail();
    const dialog = await fillRoute(page);
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await confirm.click();
    await untilShown(page, 'Missing Information', 'Please fill in all customer details.');
    expect(await dialog.isVisible()).toBe(true);

    await fillIn(dialog, { Name: 'Ana Pratiwi', Email: email, Phone: '+62 812 3456 7890' });
    await page.route('**/createTransfer', (call) => call.abort(), { times: 1 });
    await confirm.click();
    await untilShown(page, ...FAILED);
    expect(await confirm.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.route('**/createTransfer', loseAnswer, { times: 1 });
    await confirm.click();
    await dialog.getByText(/It will not be counted twice/).waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
    await confirm.click();
    await untilShown(
      page,
      'Booking Confirmed!',
      "Your airport transfer has been booked successfully. We'll contact you soon.",
    );
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored('transfers', 'customerEmail', email)).toBe(1);
    await context.close();
  });
});

describe('a message', () => {
  it('is kept while it cannot be sent, and then stored once', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    const email = freshEmail();
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Contact form' });
    const send = form.getByRole('button', { name: 'Send Message' });
    const values = { Name: 'Ana', Email: email, Subject: 'Nyepi', Message: 'Are you open?' };
    await fillIn(form, values);
    const written = () => form.getByLabel('Message').inputValue();
    await page.route('**/submitMessage', (call) => call.abort(), { times: 1 });
    // It shows for a second: who looks only after the click may be late.
    await Promise.all([form.getByRole('button', { name: 'Sending...' }).waitFor(), send.click()]);
    await untilShown(page, 'Your message could not be sent');
    // On a slow machine the form was empty for a moment: a failure after a second restores it.
    await expect.poll(written).toBe(values.Message);
    await send.click();
    await untilShown(
      page,
      'Message sent successfully!',
      "We'll get back to you as soon as possible.",
    );
    await expect.poll(written).toBe('');
    await expect.poll(() => stored('messages', 'email', email)).toBe(1);
    await context.close();
  });
});

describe('the sign-in page', () => {
  it('shows the error of the service, and does not let in a person who waits for approval', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    await page.goto('/auth');
    await page.getByLabel('Email').fill(DEMO_USERS.staff.email);
    await page.getByLabel('Password').fill('not the password');
    const button = page.getByRole('button', { name: 'Sign In' });
    await button.click();
    await untilShown(page, 'Incorrect email or password.');
    await page.route('**/accounts:signInWithPassword*', (call) => call.abort(), { times: 1 });
    await button.click();
    await untilShown(page, 'The network is unreachable. Please check your connection.');
    await page.route(
      '**/accounts:signInWithPassword*',
      (call) => call.fulfill({ status: 500, json: { error: { message: 'NO_IDEA' } } }),
      { times: 1 },
    );
    await button.click();
    await untilShown(page, 'Sign in failed');

    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Full name').fill('Komang Adi');
    await page.getByLabel('Email').fill(DEMO_USERS.staff.email);
    await page.getByLabel('Password').fill('long enough');
    const register = page.getByRole('button', { name: 'Register' });
    await register.click();
    await untilShown(page, 'There is already an account with this email. Please log in.');
    await page.getByLabel('Email').fill(freshEmail());
    await page.route(
      '**/accounts:signUp*',
      (call) => call.fulfill({ status: 500, json: { error: { message: 'NO_IDEA' } } }),
      { times: 1 },
    );
    await register.click();
    await untilShown(page, 'Sign up failed');
    await register.click();
    await untilShown(page, 'Registration successful! Please check your email for verification.');
    await page.waitForURL(`${SITE_URL}/admin`);
    expect(await page.getByRole('grid').count()).toBe(0);
    await context.close();

    const staff = await newPerson(browser);
    await signIn(staff, DEMO_USERS.staff.email);
    await untilShown(staff.page, 'Signed in successfully!');
    await staff.context.close();
  });
});
