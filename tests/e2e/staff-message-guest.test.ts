import { expect, it } from 'vitest';
import { openDesk } from './support/desk.ts';

const { staff, page, book } = await openDesk();

/** The notifications that a page has shown; a test cannot click the browser's own. */
await staff.context.addInitScript(() => {
  const shown: Notification[] = [];
  const Real = window.Notification;
  class Noted extends Real {
    // A headless browser always denies the permission, whatever was granted.
    static override get permission(): NotificationPermission {
      return 'granted';
    }
    static override requestPermission = () => Promise.resolve<NotificationPermission>('granted');
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      shown.push(this);
    }
  }
  Object.assign(window, { Notification: Noted, shownNotices: shown });
  // The test sets whether a tab is visible; a headless browser treats all as visible.
  document.hasFocus = () => sessionStorage.getItem('away') === null;
});
type Noting = Window & { shownNotices: Notification[] };
const titlesIn = (one: typeof page) =>
  one.evaluate(() => (window as unknown as Noting).shownNotices.map(({ title }) => title));

it('a new request shows one browser notification across all tabs, if enabled and no tab is visible', async () => {
  // Bookings on the list now count as seen; later ones do not.
  await page.goto('/admin/bookings');
  await page.getByRole('row').nth(1).waitFor();
  await page.goto('/admin/analytics');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await dialog.getByLabel('Play a sound').click();
  await dialog.getByLabel('Show a notification').click();
  await expect.poll(() => dialog.getByLabel('Show a notification').isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });

  // A visible page shows a toast.
  const seen = await book();
  const toast = page.locator('[data-sonner-toast]');
  await toast.getByText(`New booking from ${seen.name}`).waitFor();
  expect(await titlesIn(page)).toEqual([]);

  const other = await staff.context.newPage();
  await other.goto('/admin/inbox');
  // Both tabs know the unseen bookings, so both react to the next one.
  for (const one of [page, other]) await expect.poll(() => one.title()).toMatch(/^\(\d+\) /);
  for (const one of [page, other]) {
    await one.evaluate(() => {
      sessionStorage.setItem('away', '');
      window.dispatchEvent(new Event('blur'));
    });
  }
  const missed = await book();
  const all = async () => [...(await titlesIn(page)), ...(await titlesIn(other))];
  await expect.poll(all).toEqual([expect.stringContaining(`New booking from ${missed.name}`)]);
  // Both titles count it, because the other tab has received it too.
  for (const one of [page, other])
    await expect.poll(() => one.title()).toMatch(/^\((?:[2-9]|\d{2,})\) /);
  expect(await all()).toHaveLength(1);

  const teller = (await titlesIn(page)).length > 0 ? page : other;
  await teller.evaluate(() => {
    const [notice] = (window as unknown as Noting).shownNotices;
    notice?.dispatchEvent(new Event('click'));
  });
  await teller.waitForURL(`**/admin/bookings?open=${missed.id}`);
  await teller.getByRole('dialog', { name: /^Booking/ }).waitFor();
  expect(staff.problems).toEqual([]);
});

it('the service worker shows it on a phone, where a page must not, and a click opens the request in the tab', async () => {
  await page.evaluate(() => {
    localStorage.setItem('worker', 'on');
    sessionStorage.removeItem('away');
  });
  await page.goto('/admin/analytics');
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(isControlled).toBe('activated');
  await page.evaluate(() => {
    const shown: object[] = [];
    // A headless browser would deny it.
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, data: options?.data as unknown });
    };
    Object.assign(window, { shownByWorker: shown });
    sessionStorage.setItem('away', '');
    window.dispatchEvent(new Event('blur'));
  });
  for (const other of staff.context.pages()) if (other !== page) await other.close();
  const { id, name } = await book();
  const shown = () => page.evaluate(() => Reflect.get(window, 'shownByWorker') as unknown);
  const path = `/admin/bookings?open=${id}`;
  await expect
    .poll(shown)
    .toEqual([{ title: expect.stringContaining(`New booking from ${name}`), data: { path } }]);
  expect(await titlesIn(page)).toEqual([]);

  const [worker] = staff.context.serviceWorkers();
  await worker?.evaluate(
    (data) => {
      const notification = { data, close: () => undefined };
      // Only the browser may give a tab the focus: that part of the answer fails here.
      const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
      self.dispatchEvent(
        Object.assign(new Event('notificationclick'), { notification, waitUntil }),
      );
    },
    { path },
  );
  await page.waitForURL(`**${path}`);
  await page.getByRole('dialog', { name: /^Booking/ }).waitFor();
  expect(staff.problems).toEqual([]);
});
