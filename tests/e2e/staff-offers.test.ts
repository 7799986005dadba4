import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from './support/forms.ts';
import { addTour, field, nextWrite } from './support/offerForms.ts';
import { openStaff } from './support/openBrowser.ts';
import { refuseTransactions } from './support/refusals.ts';
import { tourListOn } from './support/tourList.ts';

const suite = openSuite();
const { db } = suite;

const { page } = await openStaff();
const { edit } = tourListOn(page);

const stored = async (slug: string) => (await db.doc(`tours/${slug}`).get()).data();

it('a complete tour is added under a unique slug', async () => {
  const taken = await addTour(suite);
  await page.goto('/admin/tours?add');
  const form = page.getByRole('dialog');
  expect(await form.getByRole('button', { name: 'Remove itinerary 1' }).isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'Add Tour' }).click();
  await untilShown(page, 'Please enter a title', 'Please enter a short description');
  await untilShown(page, 'Please enter a full description', 'Please enter a duration');
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
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await untilShown(page, 'Tour added successfully');
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

it('an edit writes only changed fields, and shows a colleague’s changes', async () => {
  const tour = await addTour(suite, { category: 'unheard of' });
  const reference = db.doc(`tours/${tour.slug}`);
  const form = await edit(tour);
  await form.getByRole('combobox', { name: 'Category' }).getByText('adventure').waitFor();
  await field(form, 'Title').fill('My title');
  await reference.update({ location: 'Lovina' });
  await untilShown(page, 'Someone else has just changed: Location. You see the new values.');
  expect(await field(form, 'Location').inputValue()).toBe('Lovina');
  await reference.update({ title: 'Their title' });
  await untilShown(page, 'Their title', 'Please choose whose change to keep, above.');
  const save = form.getByRole('button', { name: 'Save Changes' });
  expect(await save.isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'Keep mine' }).click();
  expect(await field(form, 'Title').inputValue()).toBe('My title');

  const endRefusals = await refuseTransactions(page, 'tours');
  await save.click();
  await page.getByText(/^Failed to update tour: /).waitFor();
  endRefusals();
  const sent = nextWrite(page);
  await save.click();
  const { writes } = (await sent).postDataJSON() as {
    writes: { updateMask: { fieldPaths: string[] } }[];
  };
  // An unknown category is shown as adventure, and stored as such with the first change.
  expect(writes.map(({ updateMask }) => updateMask.fieldPaths.toSorted())).toEqual([
    ['category', 'title'],
  ]);
  await untilShown(page, 'Tour updated successfully');
  const after = { title: 'My title', location: 'Lovina', category: 'adventure' };
  expect(await stored(tour.slug)).toMatchObject(after);
});
