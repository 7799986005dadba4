import { sampleTours } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { calendarOpeners, openNextMonth, pickDay } from './support/forms.ts';
import { openBrowser } from './support/openBrowser.ts';
import { newPerson, PHONE, signIn } from './support/person.ts';

const browser = await openBrowser();

it('a visitor books on a phone, and two staff screens show it live', async () => {
  const visitor = await newPerson(browser, PHONE);
  const staff = await newPerson(browser);
  const manager = await newPerson(browser);
  const guest = `Ayu ${Date.now()}`;

  await signIn(staff, DEMO_USERS.staff.email);
  await staff.page.goto('/admin/bookings');
  await staff.page.getByRole('grid').waitFor();
  await signIn(manager, DEMO_USERS.admin.email);
  const totalCard = manager.page.getByRole('region', { name: 'Total Bookings' });
  await totalCard.getByText(/pending/).waitFor();
  const total = () => totalCard.getByRole('paragraph').first().textContent();
  const before = await total();

  await visitor.page.goto('/tours');
  const cards = visitor.page.getByRole('article');
  for (const { title } of sampleTours) await cards.filter({ hasText: title }).waitFor();
  await cards.filter({ hasText: 'Mount Batur Sunrise Trek' }).click();
  await visitor.page.waitForURL('**/tours/mount-batur-sunrise-trek');
  const card = visitor.page.getByRole('form', { name: 'Book Mount Batur Sunrise Trek' });
  await pickDay(await openNextMonth(calendarOpeners(card)), '15');
  await card.getByLabel('Name').fill(guest);
  await card.getByLabel('Email').fill('ayu@example.com');
  await card.getByRole('button', { name: 'Book Now' }).click();
  const row = staff.page.getByRole('row').filter({ hasText: guest });
  await row.waitFor();
  await visitor.page.getByText('Booking request submitted!').waitFor();
  await visitor.page.getByText("We'll contact you shortly to confirm your booking.").waitFor();
  await row.getByText('New').waitFor();
  await row.getByText('$130').waitFor();
  // Other tests book and delete meanwhile; the tests of the counters check the exact change.
  await expect.poll(total).not.toBe(before);

  await row.getByRole('button', { name: /Details/ }).click();
  await staff.page.getByRole('button', { name: 'Confirm Booking' }).click();
  await staff.page.getByText('Booking confirmed successfully').waitFor();
  await row.getByText('Confirmed').waitFor();

  // A second screen updates too, and a reload shows the same.
  await manager.page.goto('/admin/bookings');
  const seenByManager = manager.page.getByRole('row').filter({ hasText: guest });
  await seenByManager.getByText('Confirmed').waitFor();

  expect([...visitor.problems, ...staff.problems, ...manager.problems]).toEqual([]);
});
