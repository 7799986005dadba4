import { randomUUID } from 'node:crypto';
import { addDays, baliDate } from '@selasar/domain/core';
import { sampleTours } from '@selasar/domain/samples';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { DEMO_PASSWORD, DEMO_USERS } from '../../../scripts/demo.ts';
import { withPage } from './browser.ts';
import type { BenchSuite } from './suites.ts';

/** A staff member at work, with their own page. */
export const withStaff = <T>(
  { siteUrl }: BenchSuite,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
) =>
  withPage({ ...options, baseURL: siteUrl }, async (page) => {
    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email' }).fill(DEMO_USERS.staff.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/admin');
    return work(page);
  });

/**
 * A guest books a tour; returns the booking's id and the name by which staff find it, once the guest has the response.
 */
export async function book({ functionsUrl }: BenchSuite): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  const name = `Guest ${randomUUID().slice(0, 8)}`;
  const answer = await fetch(`${functionsUrl}/createBooking`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      data: {
        requestId: id,
        bookingType: 'tour',
        itemId: sampleTours[0]?.slug,
        startDate: addDays(baliDate(new Date()), 3),
        endDate: '',
        numberOfGuests: 2,
        customerName: name,
        customerEmail: `${randomUUID()}@example.com`,
      },
    }),
  });
  if (!answer.ok)
    throw new Error(`createBooking answered ${answer.status}: ${await answer.text()}`);
  return { id, name };
}
