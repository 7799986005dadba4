import { collections } from '@selasar/domain/core';
import { sampleTours } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';

const suite = openSuite();
const tours = suite.db.collection(collections.tours);
const before = await tours.get();
suite.later(() => Promise.all(before.docs.map((tour) => tour.ref.set(tour.data()))));

it('an empty list offers the samples; added twice at once, each is there once', async () => {
  await Promise.all(before.docs.map(({ ref }) => ref.delete()));
  const { browser, page } = await openStaff();
  const other = await page.context().newPage();
  for (const one of [page, other]) {
    await one.goto('/admin/tours');
    await one.getByText('No tours found. Add a new tour to get started.').waitFor();
  }
  await Promise.all(
    [page, other].map((one) => one.getByRole('button', { name: 'Add samples' }).click()),
  );
  for (const { title } of sampleTours) {
    await page.getByRole('row').filter({ hasText: title }).waitFor();
  }
  await page.getByRole('button', { name: 'Add samples' }).waitFor({ state: 'hidden' });
  const stored = await tours.get();
  expect(stored.docs.map(({ id }) => id).toSorted()).toEqual(
    sampleTours.map(({ slug }) => slug).toSorted(),
  );
  const [first] = sampleTours;
  const title = stored.docs
    .find(({ id }) => id === first?.slug)
    ?.get('translations.id_title') as unknown;
  expect(title).toBeTruthy();
  await browser.close();
});
