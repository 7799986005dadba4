import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { addTour, edit, field } from '../e2e/support/offerForms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated } from '../e2e/support/person.ts';

const suite = openSuite();
const { db } = suite;
const { staff, page, browser } = await openStaff();

const form = page.getByRole('dialog');
const save = form.getByRole('button', { name: 'Save Changes' });
const stored = async (slug: string): Promise<unknown> =>
  (await db.doc(`tours/${slug}`).get()).get('facts');

it('staff add facts to a tour, and guests see them in their language', async () => {
  const tour = await addTour(suite, { facts: { difficulty: 'hard' } });
  await edit(page, 'tours', tour.slug);
  await form.getByRole('button', { name: 'Facts 1 fact' }).waitFor();
  await form.getByRole('combobox', { name: 'Tour type' }).click();
  await page.getByRole('option', { name: 'Private' }).click();
  await field(form, 'Walking').first().fill('2 hours');
  await form.getByRole('button', { name: /^Indonesian/ }).click();
  await field(form, 'Walking (Indonesian)').fill('2 jam');
  expect(await axeViolations(page)).toEqual([]);
  // The heartbeat commits without a write.
  const sent = page.waitForRequest((request) => /updateMask/.test(request.postData() ?? ''));
  await save.click();
  const { writes } = (await sent).postDataJSON() as {
    writes: { updateMask: { fieldPaths: string[] } }[];
  };
  expect(writes.map(({ updateMask }) => updateMask.fieldPaths.toSorted())).toEqual([
    ['facts.tourType', 'facts.walking', 'translations.id_walking'],
  ]);
  await untilShown(page, 'Tour updated successfully');

  const guest = await newPerson(browser, PHONE);
  for (const [path, texts] of [
    [`/tours/${tour.slug}`, ['Tour type', 'Private', 'Difficulty', 'Hard', '2 hours']],
    [`/id/tours/${tour.slug}`, ['Jenis tur', 'Privat', 'Tingkat kesulitan', 'Berat', '2 jam']],
  ] as const) {
    await guest.page.goto(path);
    await untilHydrated(guest.page);
    await untilShown(guest.page, ...texts);
    expect(await axeViolations(guest.page)).toEqual([]);
  }
  expect(guest.problems).toEqual([]);
  expect(staff.problems).toEqual([]);
  await guest.context.close();
});

it('invalid facts hide neither the tour nor the others, and do not block its form', async () => {
  const facts = { rain: 7, walking: '2 hours', moonPhase: 'full' };
  const tour = await addTour(suite, { facts });
  const guest = await newPerson(browser);
  await guest.page.goto(`/tours/${tour.slug}`);
  await untilShown(guest.page, 'Walking', '2 hours');
  expect(await guest.page.getByText('If it rains').count()).toBe(0);
  await guest.context.close();
  await edit(page, 'tours', tour.slug);
  await field(form, 'Location').fill('Lovina');
  await save.click();
  await untilShown(page, 'Tour updated successfully');
  expect(await stored(tour.slug)).toEqual({ walking: '2 hours' });
});
