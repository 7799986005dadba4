import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { sees } from './support/forms.ts';
import { addTour, field } from './support/offerForms.ts';
import { openStaff } from './support/openBrowser.ts';
import { SITE_URL } from './support/person.ts';
import { refuseLists, refuseTransactions } from './support/refusals.ts';

const suite = openSuite();
const { db } = suite;

const { staff, page } = await openStaff();

const stored = async (slug: string) => (await db.doc(`tours/${slug}`).get()).data();

/** Opens the list, unless the test before has left it open. */
async function open(): Promise<void> {
  const address = new URL('/admin/tours', SITE_URL).href;
  if (page.url() !== address) await page.goto(address);
  await leaveGrid();
}

/** A grid stands still while the pointer or the focus is in it. */
async function leaveGrid(): Promise<void> {
  await page.getByRole('searchbox').focus();
  await page.mouse.move(5, 700);
}

async function edit({ title }: { title: string }): Promise<Locator> {
  await open();
  await rowOf(title).getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('dialog');
}
const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });

it('a tour is added once all is given, under a slug of its own', async () => {
  const taken = await addTour(suite);
  await page.goto('/admin/tours?add');
  const form = page.getByRole('dialog');
  expect(await form.getByRole('button', { name: 'Remove itinerary 1' }).isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'Add Tour' }).click();
  await sees(page, 'Please enter a title', 'Please enter a short description');
  await sees(page, 'Please enter a full description', 'Please enter a duration');
  await field(form, 'Title').fill(taken.title);
  await field(form, 'Short description').fill('A walk');
  await field(form, 'Full description').fill('A long walk');
  await field(form, 'Duration').fill('2 hours');
  await field(form, 'Location').fill('Ubud');
  await field(form, 'Price from (USD)').fill('about 12');
  await field(form, 'Price from (USD)').blur();
  expect(await field(form, 'Price from (USD)').inputValue()).toBe('0');
  await field(form, 'Price from (USD)').pressSequentially('12.50');
  await field(form, 'Itinerary 1').fill('Meet');
  await form.getByRole('button', { name: 'Add row' }).first().click();
  await field(form, 'Itinerary 2').fill('Walk');
  await form.getByRole('button', { name: 'Add Tour' }).click();
  const question = page.getByRole('alertdialog', { name: 'Save this price?' });
  await question.getByText(/^The price will be \$12\. You typed “/).waitFor();
  await question.getByRole('button', { name: 'Save it so' }).click();
  await sees(page, 'Tour added successfully');
  await form.waitFor({ state: 'hidden' });
  suite.later(() => db.doc(`tours/${taken.slug}-2`).delete());
  expect(await stored(`${taken.slug}-2`)).toMatchObject({
    slug: `${taken.slug}-2`,
    title: taken.title,
    category: 'adventure',
    priceFrom: 12,
    itinerary: ['Meet', 'Walk'],
    gallery: [],
    featured: false,
  });
});

it('an edit writes what was changed, and shows what somebody else changed meanwhile', async () => {
  const tour = await addTour(suite, { category: 'unheard of' });
  const reference = db.doc(`tours/${tour.slug}`);
  const form = await edit(tour);
  await form.getByRole('combobox', { name: 'Category' }).getByText('adventure').waitFor();
  await field(form, 'Title').fill('My title');
  await reference.update({ location: 'Lovina' });
  await sees(page, 'Someone else has just changed: Location. You see the new values.');
  expect(await field(form, 'Location').inputValue()).toBe('Lovina');
  await reference.update({ title: 'Their title' });
  await sees(page, 'Their title', 'Please choose whose change to keep, above.');
  const save = form.getByRole('button', { name: 'Save Changes' });
  expect(await save.isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'Keep mine' }).click();
  expect(await field(form, 'Title').inputValue()).toBe('My title');

  const endRefusals = await refuseTransactions(page, 'tours');
  await save.click();
  await page.getByText(/^Failed to update tour: /).waitFor();
  await endRefusals();
  const sent = page.waitForRequest(/documents:commit/);
  await save.click();
  const { writes } = (await sent).postDataJSON() as {
    writes: { updateMask: { fieldPaths: string[] } }[];
  };
  // An unknown category counts as adventure, and is stored as such with the first change.
  expect(writes.map(({ updateMask }) => updateMask.fieldPaths.toSorted())).toEqual([
    ['category', 'title'],
  ]);
  await sees(page, 'Tour updated successfully');
  const after = { title: 'My title', location: 'Lovina', category: 'adventure' };
  expect(await stored(tour.slug)).toMatchObject(after);
});

it('a form asks before it is left with changes, by whichever way, and tells of a deletion', async () => {
  const tour = await addTour(suite);
  const form = await edit(tour);
  await field(form, 'Title').fill('Half a title');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await field(form, 'Title').inputValue()).toBe('Half a title');
  await db.doc(`tours/${tour.slug}`).delete();
  await sees(page, 'Someone else has deleted this tour. It can no longer be saved.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
});

it('the star shows what the server has, and says why it stays as it is', async () => {
  const tour = await addTour(suite, { featured: false });
  await open();
  const star = rowOf(tour.title).getByRole('button', { name: /^Feature / });
  const isPressed = () => star.getAttribute('aria-pressed');
  await star.waitFor();
  await staff.context.setOffline(true);
  await star.click();
  await sees(page, 'Failed to update tour featured status');
  await page.getByText(/nothing was sent/).waitFor();
  expect(await isPressed()).toBe('false');
  await staff.context.setOffline(false);
  await page.getByText('The connection is lost').waitFor({ state: 'hidden' });
  await star.click();
  await sees(page, 'Tour featured successfully');
  await expect.poll(isPressed).toBe('true');
  expect(await stored(tour.slug)).toMatchObject({ featured: true });
  await star.click();
  await sees(page, 'Tour unfeatured successfully');

  // A document that its rules do not allow any more.
  await db.doc(`tours/${tour.slug}`).update({ odd: true });
  await page.getByText('Failed to update tour featured status').waitFor({ state: 'hidden' });
  await star.click();
  await sees(page, 'Failed to update tour featured status');
  await expect.poll(isPressed).toBe('false');
});

it('deleting names what will be gone', async () => {
  const tour = await addTour(suite, { image: '/images/one.webp', gallery: ['/images/two.webp'] });
  await open();
  const remove = rowOf(tour.title).getByRole('button', { name: 'Delete' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this tour?' });
  const told = `“${tour.title}” and its 2 images will be gone for good, also from the site. Bookings already made keep its name.`;
  await question.getByText(told).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await stored(tour.slug)).toBeDefined();
  const endRefusals = await refuseTransactions(page, 'tours');
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await sees(page, 'Failed to delete tour');
  await endRefusals();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await sees(page, 'Tour deleted successfully');
  await leaveGrid();
  await rowOf(tour.title).waitFor({ state: 'hidden' });
  expect(await stored(tour.slug)).toBeUndefined();
});

it('lists that the database refuses say so, and try again', async () => {
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
    await endRefusals();
    await page.getByRole('button', { name: 'Try again' }).click();
    const grid = page.getByRole('grid', { name: heading });
    await expect.poll(() => grid.getByRole('row').count()).toBeGreaterThan(1);
  }
});

it('an edit of what somebody else has changed or deleted at the same moment is refused', async () => {
  const tour = await addTour();
  const reference = db.doc(`tours/${tour.slug}`);
  const form = await edit(tour);
  const save = form.getByRole('button', { name: 'Save Changes' });
  // By the time that the server is asked, others were there.
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
  await sees(page, 'Failed to update tour: someone else has just changed the same fields');
  expect(await stored('tours', tour.slug)).toMatchObject({ location: 'Amed' });
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await first(() => reference.delete());
  await save.click();
  await sees(page, 'Failed to update tour: it was deleted by someone else');
});
