import { asTranslations } from '@selasar/domain/offers';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { addTour, addVilla, edit, field, nextWrite } from '../e2e/support/offerForms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated } from '../e2e/support/person.ts';

const suite = openSuite();
const { db } = suite;
const { staff, page, browser } = await openStaff();

const form = page.getByRole('dialog');
const indonesian = form.getByRole('button', { name: /^Indonesian/ });
const save = form.getByRole('button', { name: 'Save Changes' });
const stored = async (slug: string): Promise<unknown> =>
  (await db.doc(`tours/${slug}`).get()).get('translations');

it('staff translate a tour; visitors of /id see the translation, others English', async () => {
  const itinerary = ['Meet', 'Walk'];
  const tour = await addTour(suite, { itinerary, inclusions: [], exclusions: [] });
  await edit(page, 'tours', tour.slug);
  await untilShown(
    page,
    '5 missing: Title, Short description, Full description, Duration, Itinerary',
  );
  // With the keyboard only.
  await indonesian.focus();
  await page.keyboard.press('Enter');
  await field(form, 'Title (Indonesian)').fill('Jalan-jalan');
  await field(form, 'Full description (Indonesian)').fill('Baris satu\nBaris dua');
  await field(form, 'Itinerary (Indonesian) 1').fill('Bertemu');
  await untilShown(page, '3 missing: Short description, Duration, Itinerary');
  expect(await axeViolations(page)).toEqual([]);
  const sent = nextWrite(page);
  await save.click();
  const { writes } = (await sent).postDataJSON() as {
    writes: { updateMask: { fieldPaths: string[] } }[];
  };
  expect(writes.map(({ updateMask }) => updateMask.fieldPaths.toSorted())).toEqual([
    ['translations.id_fullDescription', 'translations.id_itinerary', 'translations.id_title'],
  ]);
  await untilShown(page, 'Tour updated successfully');
  expect(await stored(tour.slug)).toEqual({
    id_title: 'Jalan-jalan',
    id_fullDescription: 'Baris satu\nBaris dua',
    id_itinerary: 'Bertemu',
  });
  await page.getByRole('searchbox').fill(tour.title);
  await page
    .getByRole('row')
    .filter({ hasText: tour.title })
    .getByText('Indonesian: 3 missing')
    .waitFor();

  const guest = await newPerson(browser);
  await guest.page.goto(`/id/tours/${tour.slug}`);
  await untilHydrated(guest.page);
  await guest.page.getByRole('heading', { level: 1, name: 'Jalan-jalan' }).waitFor();
  // An incompletely translated list is shown in English.
  await untilShown(guest.page, 'Baris satu Baris dua', 'Meet');
  await guest.page.goto(`/tours/${tour.slug}`);
  await untilHydrated(guest.page);
  await guest.page.getByRole('heading', { level: 1, name: tour.title }).waitFor();
  expect(await guest.page.getByText('Jalan-jalan').count()).toBe(0);
  expect(guest.problems).toEqual([]);
  expect(staff.problems).toEqual([]);
  await guest.context.close();
});

it('two people translate different texts at once, and both are kept', async () => {
  const translations = asTranslations('id', { title: 'Jalan', duration: '8 jam' });
  const tour = await addTour(suite, { translations });
  await edit(page, 'tours', tour.slug);
  await indonesian.click();
  await field(form, 'Title (Indonesian)').fill('');
  await db.doc(`tours/${tour.slug}`).update({ 'translations.id_duration': 'sehari' });
  await untilShown(
    page,
    'Someone else has just changed: Duration (Indonesian). You see the new values.',
  );
  expect(await field(form, 'Duration (Indonesian)').inputValue()).toBe('sehari');
  await save.click();
  await untilShown(page, 'Tour updated successfully');
  expect(await stored(tour.slug)).toEqual({ id_duration: 'sehari' });
});

it('if both translate the same text, the second person chooses', async () => {
  const tour = await addTour(suite);
  await edit(page, 'tours', tour.slug);
  await indonesian.click();
  await field(form, 'Title (Indonesian)').fill('Milik saya');
  await db.doc(`tours/${tour.slug}`).update({ 'translations.id_title': 'Milik mereka' });
  await untilShown(page, 'Milik mereka', 'Please choose whose change to keep, above.');
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await save.click();
  await untilShown(page, 'Tour updated successfully');
  expect(await stored(tour.slug)).toEqual({ id_title: 'Milik saya' });
});

it('a text that is too long opens its language with an error; invalid ones do not block the form', async () => {
  const tour = await addTour(suite, { translations: { id_title: 7, id_duration: '8 jam' } });
  await edit(page, 'tours', tour.slug);
  await indonesian.click();
  await field(form, 'Title (Indonesian)').fill('x'.repeat(121));
  await indonesian.click();
  await field(form, 'Title (Indonesian)').waitFor({ state: 'hidden' });
  await save.click();
  await field(form, 'Title (Indonesian)').waitFor();
  await untilShown(page, 'Please use at most 120 characters');
  await field(form, 'Title (Indonesian)').fill('');
  await field(form, 'Location').fill('Lovina');
  await save.click();
  await untilShown(page, 'Tour updated successfully');
  expect(await stored(tour.slug)).toEqual({ id_duration: '8 jam' });
});

it('on a phone the form of a villa fits the window', async () => {
  const villa = await addVilla(suite);
  await page.setViewportSize(PHONE);
  await edit(page, 'villas', villa.slug);
  await indonesian.click();
  await field(form, 'Full description (Indonesian)').fill('Rumah di tengah sawah. '.repeat(20));
  const wider = await form
    .locator('.MuiDialogContent-root')
    .evaluate((content) => content.scrollWidth - content.clientWidth);
  expect(wider).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
});
