import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openDesk } from '../e2e/support/desk.ts';
import { DESKTOP, enter, newPerson, PHONE, untilHydrated } from '../e2e/support/person.ts';

/** Where toasts are: not over the first buttons and fields of a page, nor over a bar at its lower edge. */
const { book, staff } = await openDesk();
const browser = staff.context.browser()!;

/** What matters and is under the toast, by name; in the upper half of the window, each button and field does. */
async function coveredBy(page: Page, title: string): Promise<string[]> {
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]').filter({ hasText: title });
  await toast.waitFor();
  await expect.poll(() => toast.evaluate((it) => it.getAnimations().length)).toBe(0);
  return toast.evaluate((it) => {
    const area = it.getBoundingClientRect();
    const first = [
      ...document.querySelectorAll('main :is(a, button, input, textarea):not([data-bottom-bar])'),
    ].filter((one) => one.getBoundingClientRect().top < innerHeight / 2);
    const marked = document.querySelectorAll(
      '[aria-invalid="true"], form:focus-within [type="submit"]',
    );
    return [...first, ...marked].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const isCovered =
        box.left < area.right &&
        area.left < box.right &&
        box.top < area.bottom &&
        area.top < box.bottom;
      return isCovered ? [one.getAttribute('aria-label') ?? one.textContent] : [];
    });
  });
}

describe.each([PHONE, DESKTOP])('at $width px', (viewport) => {
  it('of staff: a list', async () => {
    const person = await newPerson(browser, viewport);
    const { page, context } = person;
    await enter(person, DEMO_USERS.admin.email);
    await page.goto('/admin/tours');
    await page
      .getByRole('button', { name: /^Feature / })
      .first()
      .click();
    expect(await coveredBy(page, 'featured successfully')).toEqual([]);
    await context.close();
  });

  it('of staff: a request', async () => {
    const { id } = await book();
    const person = await newPerson(browser, viewport);
    const { page, context } = person;
    await enter(person, DEMO_USERS.staff.email);
    await page.goto(`/admin/bookings?open=${id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm Booking' }).click();
    expect(await coveredBy(page, 'Booking confirmed successfully')).toEqual([]);
    await context.close();
  });

  it('of a guest: a tour', async () => {
    const { page, context } = await newPerson(browser, viewport);
    await page.goto('/tours/mount-batur-sunrise-trek');
    await untilHydrated(page);
    const form = page.getByRole('form', { name: 'Book Mount Batur Sunrise Trek' });
    await form.getByRole('button', { name: 'Book Now' }).click();
    expect(await coveredBy(page, 'Please select a date')).toEqual([]);
    await context.close();
  });

  it('of a guest: a message', async () => {
    const { page, context } = await newPerson(browser, viewport);
    await page.goto('/contact');
    await untilHydrated(page);
    await page.getByLabel('Name').fill('Ana');
    await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
    await page.getByLabel('Subject').fill('Lunch');
    await page.getByLabel('Message').fill('Is lunch included?');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await coveredBy(page, 'Message sent successfully!')).toEqual([]);
    await context.close();
  });
});
