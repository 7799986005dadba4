import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { addOffer, inDays, messageRequest, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { addTrip, guestReview } from '../functions/support/travel.ts';
import { axeViolations } from './support/axe.ts';
import { openStaff } from './support/openBrowser.ts';
import { enter, newPerson, PHONE } from './support/person.ts';
import type { Page } from 'playwright-core';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const colleague = await suite.caller('staff');
const { browser, staff, page } = await openStaff();

const reviewed: string[] = [];
afterAll(() => Promise.all(reviewed.map((id) => db.recursiveDelete(db.doc(`reviews/${id}`)))));

/** A confirmed tour of a guest with a unique name. */
async function tour(day: number) {
  const name = `Ana Q${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  const input = {
    ...tourRequest(suite, tourId),
    startDate: inDays(day),
    endDate: inDays(day),
    customerName: name,
    customerEmail: email,
  };
  const { tripKey: key } = (await guest.call('createBooking', input)) as { tripKey: string };
  const { requestId: id } = input;
  await colleague.call('setBookingStatus', { bookingId: id, from: 'pending', to: 'confirmed' });
  return { key, kind: 'bookings', id, name, email } as const;
}
type Held = Awaited<ReturnType<typeof tour>>;

const write = ({ key, kind, id }: Held, text: string) =>
  guest.call('writeToUs', { key, kind, id, messageId: randomUUID(), text });
const card = (on: Page, name: string) =>
  on.getByRole('list', { name: 'Guests' }).locator('> li').filter({ hasText: name });
const opened = (on: Page, name: string) => on.getByRole('region', { name, exact: true });
const box = (on: Page) => on.getByRole('textbox', { name: 'Write to the guest' });
/** The list stands still while the pointer is over it. */
const away = (on: Page) => on.mouse.move(5, 5);

it('a guest writes in a trip: staff see it live, answer in place, and a colleague sees that', async () => {
  const held = await tour(20);
  const second = await newPerson(browser);
  await enter(second, DEMO_USERS.admin.email);
  for (const desk of [page, second.page]) {
    await desk.goto('/admin/inbox');
    await desk.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
    await away(desk);
  }
  const visitor = await newPerson(browser, PHONE);
  await visitor.page.goto(`/trip/${held.key}`);
  await visitor.page.getByText('More options').click();
  await visitor.page.getByRole('button', { name: 'Write to us' }).click();
  const dialog = visitor.page.getByRole('dialog');
  await dialog.getByLabel('Your message').fill('Is there shade?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  for (const desk of [page, second.page]) {
    const row = card(desk, held.name).getByRole('button', { name: /^Reply from a guest/ });
    await row.getByText('Is there shade?').waitFor();
  }

  await card(page, held.name)
    .getByRole('button', { name: /Is there shade/ })
    .click();
  await page.waitForURL(`**/admin/inbox?open=reply*${held.id}`);
  const heading = opened(page, held.name).getByRole('heading', { level: 2 });
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await opened(page, held.name).getByRole('listitem').getByText('Is there shade?').waitFor();
  await box(page).fill('Yes, under the palms.');
  await away(page);
  await opened(page, held.name).getByRole('button', { name: 'Send', exact: true }).click();
  await opened(page, held.name).waitFor({ state: 'detached' });
  for (const desk of [page, second.page]) {
    await card(desk, held.name).waitFor({ state: 'detached' });
  }
  await visitor.page.getByText('Yes, under the palms.').waitFor();
  expect((await db.doc(`bookings/${held.id}`).get()).data()).not.toHaveProperty('unanswered');

  await second.page.getByRole('button', { name: 'All', exact: true }).click();
  await card(second.page, held.name).getByText('Answered', { exact: true }).waitFor();
  for (const { problems } of [staff, second, visitor]) expect(problems).toEqual([]);
});

it('two people at one conversation see who has taken it', async () => {
  const held = await tour(25);
  await write(held, 'Where do we meet?');
  const address = `/admin/inbox?open=reply:bookings:${held.id}`;
  const second = await newPerson(browser);
  await enter(second, DEMO_USERS.admin.email);
  await page.goto(address);
  await second.page.goto(address);
  await opened(page, held.name).getByRole('button', { name: 'Assigned to nobody' }).click();
  await page.getByRole('menuitem', { name: DEMO_USERS.admin.fullName }).click();
  await opened(second.page, held.name).getByRole('button', { name: 'Assigned to me' }).waitFor();
  await card(second.page, held.name).getByTitle(DEMO_USERS.admin.fullName).waitFor();
  await second.page.getByRole('button', { name: 'Mine', exact: true }).click();
  await second.page.waitForURL('**/admin/inbox?whose=mine');
  await away(second.page);
  await card(second.page, held.name).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  // The keyboard is back where the choice was made.
  const assigned = opened(page, held.name).getByRole('button', { name: /^Assigned to/ });
  await expect.poll(() => assigned.evaluate((it) => it === document.activeElement)).toBe(true);
  // The focus is in the list, so it stands still until that leaves.
  await second.page.getByRole('button', { name: 'Mine', exact: true }).focus();
  await card(second.page, held.name).waitFor({ state: 'detached' });
  await second.page.close();
  expect(staff.problems).toEqual([]);
});

it('what a colleague had who is no longer staff is unassigned, and can be taken', async () => {
  const held = await tour(24);
  await write(held, 'Is there a child seat?');
  const assignee = { uid: randomUUID(), name: 'Putu Gone' };
  await db.doc(`bookings/${held.id}`).update({ assignee });
  await page.goto('/admin/inbox?whose=nobody');
  await card(page, held.name).getByRole('button').click();
  const region = opened(page, held.name);
  await region
    .getByRole('button', { name: 'Assigned to nobody: Putu Gone is no longer staff' })
    .click();
  await page.getByRole('menuitem', { name: 'Me', exact: true }).click();
  await region.getByRole('button', { name: 'Assigned to me' }).waitFor();
  await expect
    .poll(async () => (await db.doc(`bookings/${held.id}`).get()).get('assignee.uid'))
    .toBe(DEMO_USERS.staff.uid);
  await db.doc(`bookings/${held.id}`).update({ unanswered: false });
});

it('all that one guest waits for is together; each answer opens the next', async () => {
  const held = await tour(30);
  const other = await tour(31);
  await write(other, 'Thank you!');
  await guest.call('cancelRequest', { key: held.key, kind: held.kind, id: held.id });
  const message = { ...messageRequest(suite), name: held.name, email: held.email };
  await guest.call('submitMessage', { ...message, subject: `Towels ${held.name}` });
  await write(held, 'I am so sorry.');

  await page.goto('/admin/inbox');
  const rows = card(page, held.name).getByRole('button');
  await expect.poll(() => rows.count()).toBe(3);
  const kinds = await rows.locator('.MuiChip-root').allInnerTexts();
  expect(kinds).toEqual(['Reply from a guest', 'Message', 'Change request']);

  await rows.filter({ hasText: 'Message' }).first().click();
  const towels = opened(page, `Towels ${held.name}`);
  await away(page);
  await towels.getByRole('textbox', { name: 'Write to the guest' }).fill('Yes, two for each.');
  await towels.getByRole('button', { name: 'Send' }).click();
  // The change request and the reply are open together.
  const both = opened(page, held.name);
  await both.getByText('The rules do not state what the guest loses', { exact: false }).waitFor();
  await both.getByRole('button', { name: 'No answer needed' }).click();
  await both.getByRole('button', { name: 'No answer needed' }).waitFor({ state: 'detached' });
  await both.getByRole('button', { name: 'Accept' }).click();
  const next = opened(page, other.name);
  await next.getByRole('listitem').getByText('Thank you!').waitFor();
  await card(page, held.name).waitFor({ state: 'detached' });
  await next.getByRole('button', { name: 'No answer needed' }).click();
  await next.waitFor({ state: 'detached' });
  expect((await db.doc(`bookings/${held.id}`).get()).get('status')).toBe('cancelled');
  expect(staff.problems).toEqual([]);
});

it('a colleague who answers first takes nothing from the one who types', async () => {
  const held = await tour(40);
  await write(held, 'Do you have rain coats?');
  await page.goto(`/admin/inbox?open=reply:bookings:${held.id}`);
  await box(page).fill('We have coats in');
  const answer = { kind: held.kind, id: held.id, messageId: randomUUID(), text: 'Yes.' };
  await colleague.call('answerGuest', answer);
  await opened(page, held.name)
    .getByText('A colleague has answered it.', { exact: false })
    .waitFor();
  await opened(page, held.name).getByRole('listitem').getByText('Yes.', { exact: true }).waitFor();
  expect(await box(page).inputValue()).toBe('We have coats in');
  await box(page).fill('');
  expect(staff.problems).toEqual([]);
});

it('a colleague who answers after an answer was not sent takes nothing from it', async () => {
  const held = await tour(41);
  await write(held, 'Is lunch included?');
  const desk = await newPerson(browser);
  await enter(desk, DEMO_USERS.staff.email);
  await desk.page.goto(`/admin/inbox?open=reply:bookings:${held.id}`);
  await box(desk.page).fill('Yes, with');
  await desk.page.route(/answerGuest/, (route) => route.abort());
  await opened(desk.page, held.name).getByRole('button', { name: 'Send', exact: true }).click();
  await opened(desk.page, held.name).getByText('Not sent.', { exact: false }).waitFor();
  await desk.page.unroute(/answerGuest/);
  const answer = { kind: held.kind, id: held.id, messageId: randomUUID(), text: 'Yes.' };
  await colleague.call('answerGuest', answer);
  await opened(desk.page, held.name)
    .getByText('A colleague has answered it.', { exact: false })
    .waitFor();
  expect(await box(desk.page).inputValue()).toBe('Yes, with');
  await desk.context.close();
});

it('on a phone what is open fills the page; keys alone lead there, answer and lead back', async () => {
  const { key, book, email } = await addTrip(db);
  const bookingId = await book({ tourId, itemName: 'Test Tour' });
  reviewed.push(bookingId);
  const text = `We saw turtles and the sun rise, ${randomUUID()}`;
  await guest.call('writeReview', { ...guestReview({ text }), key, bookingId });
  const subject = `A question ${randomUUID().slice(0, 8)}`;
  await guest.call('submitMessage', { ...messageRequest(suite), email, subject });

  const phone = await newPerson(browser, PHONE);
  await enter(phone, DEMO_USERS.staff.email);
  await phone.page.goto('/admin/inbox');
  const row = phone.page.getByRole('button', { name: new RegExp(text) });
  await row.waitFor();
  expect(await axeViolations(phone.page)).toEqual([]);
  await row.focus();
  await phone.page.keyboard.press('Enter');
  const review = opened(phone.page, 'Hannah V.');
  await review.getByRole('button', { name: 'Hide' }).waitFor();
  expect(await row.isVisible()).toBe(false);
  expect(await axeViolations(phone.page)).toEqual([]);
  const overflow = () =>
    phone.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await phone.page.goBack();
  await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);

  await phone.page.keyboard.press('Enter');
  await phone.page.keyboard.press('Tab');
  await phone.page.keyboard.press('Tab');
  await phone.page.keyboard.press('Tab');
  await expect
    .poll(() => phone.page.evaluate(() => document.activeElement?.textContent))
    .toBe('Hide');
  await phone.page.keyboard.press('Enter');
  await review.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await db.doc(`reviews/${bookingId}`).get()).get('status'))
    .toBe('hidden');
  expect(phone.problems).toEqual([]);
});
