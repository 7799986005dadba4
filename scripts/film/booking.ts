import type { Locator } from 'playwright-core';
import { launchBrowser } from '../../tests/support/browser.ts';
import { newPerson, signIn } from '../../tests/e2e/support/person.ts';
import { DEMO_USERS } from '../demo.ts';
import { openCamera } from './camera.ts';
import { PHONE, SCREEN } from './stage.ts';

const GUEST = 'Amara Okafor';
const LETTERS_A_FRAME = 4;

/** A guest books a tour on a phone; the staff's list, in another browser, shows the booking. Gives the film of it. */
export async function filmBooking(): Promise<Buffer> {
  const browser = await launchBrowser();
  try {
    const guest = (await newPerson(browser, PHONE, 'Asia/Makassar')).page;
    const staff = await newPerson(browser, SCREEN, 'Asia/Makassar');
    const studio = await browser.newPage();
    const camera = openCamera(guest, staff.page, studio);
    const type = async (field: Locator, text: string) => {
      await field.click();
      for (let end = LETTERS_A_FRAME; end - LETTERS_A_FRAME < text.length; end += LETTERS_A_FRAME) {
        await field.fill(text.slice(0, end));
        await camera.shoot(130);
      }
    };

    await signIn(staff, DEMO_USERS.staff.email);
    await staff.page.goto('/admin/bookings');
    await staff.page.getByRole('row').nth(5).waitFor();
    await guest.goto('/tours/mount-batur-sunrise-trek');
    await guest.getByRole('heading', { level: 1 }).waitFor();
    await guest.waitForLoadState('networkidle');

    camera.say('A guest finds a tour.');
    await camera.shoot(1800);
    await camera.tap(guest.getByRole('link', { name: /choose a date/ }), 500);
    const card = guest.getByRole('form', { name: /^Book / });
    camera.say('A date, a name, an email: no account is needed.');
    await camera.tap(card.getByRole('button', { name: /choose date/i }), 400);
    await camera.tap(guest.getByRole('button', { name: 'Next month' }), 300);
    await camera.tap(guest.getByRole('button', { name: /^15 / }), 500);
    await type(card.getByLabel('Name'), GUEST);
    await type(card.getByLabel('Email'), 'amara@example.com');
    camera.say('One tap on ‘Book Now’ …');
    await camera.shoot(500);
    await camera.tap(card.getByRole('button', { name: 'Book Now' }), 300);
    const row = staff.page.getByRole('row').filter({ hasText: GUEST });
    await row.waitFor();
    await guest.getByText('Booking request submitted!').waitFor();
    await camera.shoot(700);
    camera.say('… and the booking is on the staff’s screen. Nobody reloads a page.');
    await camera.shoot(5000, { mark: (await row.boundingBox()) ?? undefined });
    return await camera.develop();
  } finally {
    await browser.close();
  }
}
