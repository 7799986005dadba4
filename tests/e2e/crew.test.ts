// Staff assign a job to a driver; it appears on the driver's phone, the driver ticks it, and staff see the tick.
import words from '@selasar/domain/languages/id';
import { expect, it } from 'vitest';
import { crewOf } from '../functions/support/crew.ts';
import { inDays } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE, SITE_URL } from './support/person.ts';

const suite = openSuite();
const caller = await suite.caller('staff');
const { member, keyOf, tour, transfer } = crewOf(suite, caller);
const { browser, staff, page } = await openStaff();

it(
  'a driver gets a job on the phone, ticks it, and loses access when the link is replaced',
  { timeout: 180_000 },
  async () => {
    const name = `Made ${crypto.randomUUID().slice(0, 8)}`;
    const crewId = await member({ name });
    const key = await keyOf(crewId);
    const [id] = await Promise.all([tour(), transfer({ driverId: crewId, pickupDate: inDays(1) })]);

    // Staff send the link.
    await page.goto('/admin/crew');
    await page.getByRole('button', { name: `Link: ${name}` }).click();
    const link = page.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => link.inputValue()).toBe(`${SITE_URL}/crew/${key}`);
    const chat = page.getByRole('link', { name: 'Send by WhatsApp' });
    expect(await chat.getAttribute('href')).toContain(encodeURIComponent(`/crew/${key}`));

    const driver = await newPerson(browser, PHONE);
    /** Requests that would have sent the key to third parties. */
    const requestedUrls: string[] = [];
    driver.page.on('request', (request) => {
      const isOwnPage = request.isNavigationRequest();
      const { referer = '' } = request.headers();
      if (referer.includes(key) || (request.url().includes(key) && !isOwnPage)) {
        requestedUrls.push(request.url());
      }
    });
    const opened = await driver.page.goto(`/crew/${key}`);
    expect(opened?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    const today = driver.page.getByRole('region', { name: 'Today' });
    await today.getByText('No jobs today').waitFor();
    await driver.page
      .getByRole('region', { name: 'Tomorrow' })
      .getByRole('article', { name: '14:00 Airport transfer' })
      .waitFor();
    const inIndonesian = await newPerson(browser, PHONE);
    await inIndonesian.page.goto(`/id/crew/${key}`);
    await inIndonesian.page
      .getByRole('region', { name: words.Tomorrow })
      .getByRole('article', { name: `14:00 ${words['Airport transfer']}` })
      .waitFor();
    expect(inIndonesian.problems).toEqual([]);

    // Staff assign a job, which appears without a reload.
    await page.goto(`/admin/bookings?open=${id}`);
    await page.getByRole('button', { name: 'Choose the driver' }).click();
    await page
      .getByRole('dialog', { name: /^Driver on/ })
      .getByText(name)
      .click();
    await page.getByText(`Driver: ${name}`).first().waitFor();
    const job = today.getByRole('article', { name: '07:30 Ubud Walk' });
    await job.waitFor();
    expect(await job.innerText()).toContain('Hannah Vogel');
    expect(await job.getByRole('link', { name: 'Call Hannah Vogel' }).getAttribute('href')).toBe(
      'tel:+49301234567',
    );
    const map = job.getByRole('link', { name: 'Map: Hotel Tugu' });
    expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
    expect(await map.getAttribute('rel')).toContain('noreferrer');
    expect(await axeViolations(driver.page)).toEqual([]);

    // Offline nothing is sent, and the page says so.
    await driver.context.setOffline(true);
    await driver.page.getByText(/The connection is lost/).waitFor();
    await job.getByRole('button', { name: 'Done' }).click();
    await job.getByText(/Not sent: there is no connection/).waitFor();
    await driver.context.setOffline(false);
    await driver.page.getByText(/The connection is lost/).waitFor({ state: 'detached' });

    await job.getByRole('button', { name: 'Done' }).click();
    await job.getByRole('button', { name: 'Undo: Done' }).waitFor();
    await page.goto('/admin/day');
    const row = page
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({ hasText: 'Ubud Walk' });
    await row.getByText(/Done/).first().waitFor();

    // The link reached the wrong people, so staff replace it.
    await page.goto('/admin/crew');
    await page.getByRole('button', { name: `Link: ${name}` }).click();
    await page.getByRole('button', { name: 'Replace the link' }).click();
    await page
      .getByRole('alertdialog', { name: 'Replace the link?' })
      .getByRole('button', { name: 'Replace' })
      .click();
    await job.waitFor({ state: 'detached' });
    await driver.page.getByRole('heading', { name: 'This link is closed' }).waitFor();
    await expect.poll(() => link.inputValue()).not.toContain(key);

    expect(requestedUrls).toEqual([]);
    expect(staff.problems).toEqual([]);
    await driver.context.close();
  },
);
