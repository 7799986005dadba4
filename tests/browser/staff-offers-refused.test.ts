import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { addTour, field } from '../e2e/support/offerForms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { refuseLists, refuseTransactions } from '../e2e/support/refusals.ts';
import { tourListOn } from '../e2e/support/tourList.ts';

const suite = openSuite();
const { db } = suite;

const { staff, page } = await openStaff();
const { edit, leaveGrid, open, rowOf } = tourListOn(page);

const stored = async (slug: string) => (await db.doc(`tours/${slug}`).get()).data();

it('a form with changes asks before every way of leaving it, and reports a deletion', async () => {
  const tour = await addTour(suite);
  const form = await edit(tour);
  await field(form, 'Title').fill('Half a title');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await field(form, 'Title').inputValue()).toBe('Half a title');
  await db.doc(`tours/${tour.slug}`).delete();
  await untilShown(page, 'Someone else has deleted this tour. It can no longer be saved.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
});

it('the star shows the server’s value, and explains a failed change', async () => {
  const tour = await addTour(suite, { featured: false });
  await open();
  const star = rowOf(tour.title).getByRole('button', { name: /^Feature / });
  const isPressed = () => star.getAttribute('aria-pressed');
  await star.waitFor();
  await staff.context.setOffline(true);
  await star.click();
  await untilShown(page, 'Failed to update tour featured status');
  await page.getByText(/nothing was sent/).waitFor();
  expect(await isPressed()).toBe('false');
  await staff.context.setOffline(false);
  await page.getByText('The connection is lost').waitFor({ state: 'hidden' });
  await star.click();
  await untilShown(page, 'Tour featured successfully');
  await expect.poll(isPressed).toBe('true');
  expect(await stored(tour.slug)).toMatchObject({ featured: true });
  await star.click();
  await untilShown(page, 'Tour unfeatured successfully');

  // A document that the rules no longer allow.
  await db.doc(`tours/${tour.slug}`).update({ odd: true });
  await page.getByText('Failed to update tour featured status').waitFor({ state: 'hidden' });
  await star.click();
  await untilShown(page, 'Failed to update tour featured status');
  await expect.poll(isPressed).toBe('false');
});

it('deleting names what will be deleted', async () => {
  const tour = await addTour(suite, { image: '/images/one.webp', gallery: ['/images/two.webp'] });
  await open();
  const remove = rowOf(tour.title).getByRole('button', { name: 'Delete' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this tour?' });
  const deletionQuestion = `“${tour.title}” and its 2 images will be gone for good, also from the site. Bookings already made keep its name.`;
  await question.getByText(deletionQuestion).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await stored(tour.slug)).toBeDefined();
  const endRefusals = await refuseTransactions(page, 'tours');
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await untilShown(page, 'Failed to delete tour');
  endRefusals();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await untilShown(page, 'Tour deleted successfully');
  await leaveGrid();
  await rowOf(tour.title).waitFor({ state: 'hidden' });
  expect(await stored(tour.slug)).toBeUndefined();
});

it('lists that are denied say so and can retry', async () => {
  await page.goto('/admin/analytics');
  for (const [link, collection, message, heading] of [
    ['Tours', 'tours', 'Failed to load tours', 'Tours'],
    ['Villas', 'villas', 'Failed to load villas', 'Villas'],
    ['Bookings', 'bookings', 'Failed to load bookings', 'Bookings'],
    [
      'Airport Transfers',
      'transfers',
      'Failed to fetch airport transfer bookings.',
      'Airport transfers',
    ],
  ] as const) {
    const endRefusals = await refuseLists(page, collection);
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await page.getByRole('alert').getByText(message).waitFor();
    endRefusals();
    await page.getByRole('button', { name: 'Try again' }).click();
    const grid = page.getByRole('grid', { name: heading });
    await expect.poll(() => grid.getByRole('row').count()).toBeGreaterThan(1);
  }
});

it('an edit is refused if somebody else has changed or deleted the offer at the same time', async () => {
  const tour = await addTour(suite);
  const reference = db.doc(`tours/${tour.slug}`);
  const form = await edit(tour);
  const save = form.getByRole('button', { name: 'Save Changes' });
  // The others write before the server handles this call.
  const first = async (theirs: () => Promise<unknown>) =>
    page.route(
      /documents:batchGet/,
      async (route) => {
        await theirs();
        await route.continue();
      },
      { times: 1 },
    );
  await field(form, 'Location').fill('Lovina');
  await first(() => reference.update({ location: 'Amed' }));
  await save.click();
  await untilShown(page, 'Failed to update tour: someone else has just changed the same fields');
  expect(await stored(tour.slug)).toMatchObject({ location: 'Amed' });
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await first(() => reference.delete());
  await save.click();
  await untilShown(page, 'Failed to update tour: it was deleted by someone else');
});
