import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { addOffer, inDays } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { addTrip, guestReview } from '../functions/support/travel.ts';
import { axeViolations } from './support/axe.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated } from './support/person.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const { browser, staff, page: desk } = await openStaff();
const { key, tripId, book } = await addTrip(db);
suite.later(() => db.recursiveDelete(db.doc(`trips/${tripId}`)));

const booked: string[] = [];
/** A booking of a tour that took place yesterday. */
async function travelled(change: object = {}): Promise<string> {
  const id = await book({ tourId, itemName: 'Test Tour', ...change });
  booked.push(id);
  return id;
}
const colleague = await suite.caller('staff');
/** Hides remaining reviews, so that no page of other tests shows them. */
afterAll(async () => {
  for (const bookingId of booked) {
    const review = db.doc(`reviews/${bookingId}`);
    const from = (await review.get()).get('status');
    const hide = { bookingId, from, to: 'hidden' };
    if (from === 'published') await colleague.call('setReviewStatus', hide);
    await db.recursiveDelete(review);
    await db.recursiveDelete(db.doc(`bookings/${bookingId}`));
  }
});

/** The HTML of the tour's page as the server sends it. */
const served = async () =>
  (await fetch(new URL(`/tours/${tourId}?${randomUUID()}`, desk.url()))).text();

it('a guest writes a review, staff publish it, a new visitor reads it', async () => {
  const words = `We saw turtles and the sun rise. <b>${randomUUID()}</b>`;
  const id = await travelled();

  const guest = await newPerson(browser, PHONE);
  await guest.page.goto(`/trip/${key}`);
  await guest.page.getByRole('button', { name: 'Write a review' }).click();
  const form = guest.page.getByRole('form', { name: 'How was Test Tour?' });
  await form.getByRole('button', { name: 'Send review' }).click();
  await form.getByText('Please choose one to five stars').waitFor();
  // With the keyboard only: the focus is before the first star.
  for (let star = 0; star < 4; star += 1) await guest.page.keyboard.press('ArrowRight');
  expect(await form.getByRole('radio', { name: '4 Stars' }).isChecked()).toBe(true);
  await form.getByRole('textbox', { name: 'Your review' }).fill(words);
  await form.getByLabel('Country (optional)').selectOption('Brazil');
  expect(await axeViolations(guest.page)).toEqual([]);
  await form.getByRole('button', { name: 'Send review' }).click();
  await guest.page.getByText('Thank you. Your review will appear once we have read it.').waitFor();

  await desk.goto('/admin/reviews');
  const item = desk.getByRole('listitem').filter({ hasText: words });
  await item.getByText('Waiting').waitFor();
  await item.getByText('Hannah V. · Brazil').waitFor();
  await item.getByRole('button', { name: 'Publish' }).click();
  await item.getByText('Published').waitFor();
  await desk.getByText('Review published').waitFor();

  // The guest's page updates.
  await guest.page.getByText('Thank you. Your review is on the page of Test Tour.').waitFor();

  const visitor = await newPerson(browser);
  await visitor.page.goto(`/tours/${tourId}`);
  await untilHydrated(visitor.page);
  const reviews = visitor.page.locator('#reviews');
  await reviews.getByText(words).waitFor();
  const [year, month] = inDays(-1).split('-').map(Number);
  const travelledIn = new Date(Date.UTC(year!, month! - 1)).toLocaleString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  await reviews.getByText(`Brazil · ${travelledIn}`).waitFor();
  await visitor.page.getByRole('link', { name: '1 review' }).first().waitFor();
  expect(await served()).toContain('"reviewCount":1');
  await visitor.page.goto('/testimonials');
  await visitor.page.getByText(words).waitFor();
  await untilHydrated(visitor.page);
  expect(await axeViolations(visitor.page)).toEqual([]);

  // Only once: the link allows no second review.
  await expect(
    (await suite.caller()).call('writeReview', { ...guestReview(), key, bookingId: id }),
  ).rejects.toMatchObject({ details: { code: 'already-reviewed' } });
  for (const { problems } of [guest, staff, visitor]) expect(problems).toEqual([]);
});

it('a hidden review disappears from the page; the toast undoes it', async () => {
  const words = `A second thought on the reef, ${randomUUID()}`;
  const bookingId = await travelled();
  const review = { ...guestReview({ text: words }), key, bookingId };
  await (await suite.caller()).call('writeReview', review);

  await desk.goto('/admin/reviews');
  const item = desk.getByRole('listitem').filter({ hasText: words });
  await item.getByRole('button', { name: 'Publish' }).click();
  await item.getByText('Published').waitFor();
  await expect.poll(served).toContain(words);
  await desk.locator('[data-sonner-toast]').getByRole('button', { name: 'Hide' }).click();
  await item.getByText('Hidden').waitFor();
  await expect.poll(served).not.toContain(words);
});

it('a review of a booking that was cancelled is refused', async () => {
  const bookingId = await travelled({ status: 'cancelled' });
  const review = { ...guestReview(), key, bookingId };
  await expect((await suite.caller()).call('writeReview', review)).rejects.toMatchObject({
    details: { code: 'not-travelled' },
  });
});
