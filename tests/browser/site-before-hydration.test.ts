import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, SITE_URL, untilHydrated } from '../e2e/support/person.ts';

const browser = await openBrowser();
const tour = sampleTours[0]!;
/** Removes Unicode direction marks. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069\u200B]/g, '');

describe('before hydration', () => {
  /** The test decides when the page's scripts load. */
  async function heldBack(path: string) {
    const person = await newPerson(browser, PHONE);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await person.page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await person.page.goto(path, { waitUntil: 'domcontentloaded' });
    return { ...person, release };
  }

  it('typed text stays and becomes a draft', async () => {
    const { page, problems, release } = await heldBack('/contact');
    await page.getByLabel('Name').fill('Ana Pratiwi');
    await page.getByLabel('Message').fill('Is the swing open?\nIn the rain?');
    release();
    await untilHydrated(page);
    await page.getByLabel('Email').fill('ana@example.com');
    expect(await page.getByLabel('Name').inputValue()).toBe('Ana Pratiwi');
    await page.reload();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ana Pratiwi');
    expect(await page.getByLabel('Message').inputValue()).toBe('Is the swing open?\nIn the rain?');
    expect(await page.getByLabel('Email').inputValue()).toBe('ana@example.com');
    expect(problems).toEqual([]);
  });

  it('the bar is clear at exactly 50 px, and white beyond, as with its code', async () => {
    const { page, release } = await heldBack('/tours');
    const bar = page.getByRole('banner');
    const groundAt = async (top: number) => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await expect
        .poll(() =>
          bar.evaluate((it) => it.getAnimations().every((one) => !(one instanceof CSSTransition))),
        )
        .toBe(true);
      return bar.evaluate((it) => getComputedStyle(it).backgroundColor);
    };
    const grounds = async () => [await groundAt(50), await groundAt(51)];
    const clearThenWhite = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
    expect(await grounds()).toEqual(clearThenWhite);
    release();
    await untilHydrated(page);
    expect(await grounds()).toEqual(clearThenWhite);
  });

  it('typing goes on behind what was typed before', async () => {
    const { page, problems, release } = await heldBack(`/tours/${tour.slug}`);
    const name = page.getByRole('form').first().getByRole('textbox', { name: 'Name' });
    await name.pressSequentially('Ayu Les');
    release();
    await untilHydrated(page);
    await page.keyboard.type('tari');
    expect(await name.inputValue()).toBe('Ayu Lestari');
    expect(problems).toEqual([]);
  });

  it('typed text is there after a reload that comes before hydration', async () => {
    const { page, release } = await heldBack('/contact');
    await page.getByLabel('Message').fill('Is the swing open?');
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.getByLabel('Message').inputValue()).toBe('Is the swing open?');
    release();
    await untilHydrated(page);
    // Once it is a draft it is stored nowhere else.
    await page.getByLabel('Message').fill('');
    await page.reload();
    await untilHydrated(page);
    expect(await page.getByLabel('Message').inputValue()).toBe('');
  });

  it('a date looks like waiting until it takes keys, and the fields beside it keep their text', async () => {
    const { page, problems, release } = await heldBack(`/tours/${tour.slug}`);
    const form = page.getByRole('form').first();
    const date = form.getByRole('group').filter({ has: page.getByRole('spinbutton') });
    const waits = () => date.evaluate((field) => getComputedStyle(field).animationName);
    await form.getByRole('textbox', { name: 'Name' }).fill('Ana Pratiwi');
    await form.getByRole('spinbutton').first().click();
    expect(await waits()).toBe('pending');
    release();
    await untilHydrated(page);
    await expect.poll(waits).toBe('none');
    await page.keyboard.type('12142026');
    await expect
      .poll(async () => plain((await date.textContent()) ?? ''))
      .toContain('Dec 14, 2026');
    expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ana Pratiwi');
    expect(problems).toEqual([]);
  });

  it('a tapped control shows feedback until it works', async () => {
    const { page, release } = await heldBack('/');
    const menu = page.getByRole('button', { name: 'Open menu' });
    const readState = () =>
      menu.evaluate((button) => {
        const { outlineStyle, animationName } = getComputedStyle(button);
        return `${outlineStyle} ${animationName}`;
      });
    expect(await readState()).toBe('none none');
    await menu.click();
    expect(await readState()).toBe('solid pending');
    release();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    expect(await page.locator('button[aria-busy=true]').count()).toBe(0);
  });

  it('the theme has only the variables of the page; hydration adds those of others', async () => {
    const { page, release } = await heldBack('/');
    const variable = (name: string) =>
      page.evaluate(
        (wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted),
        name,
      );
    const other = '--mui-palette-Alert-errorColor';
    expect(await variable('--mui-palette-primary-main')).not.toBe('');
    expect(await variable(other)).toBe('');
    release();
    await untilHydrated(page);
    expect(await variable(other)).not.toBe('');
  });

  it('the header turns white when the page is scrolled', async () => {
    const { page, release } = await heldBack('/');
    const color = () =>
      page.locator('#bar').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(await color()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 400);
    await expect.poll(color).toBe('rgb(255, 255, 255)');
    release();
    await untilHydrated(page);
    expect(await color()).toBe('rgb(255, 255, 255)');
    await page.mouse.wheel(0, -400);
    await expect.poll(color).toBe('rgba(0, 0, 0, 0)');
  });

  it('a search filters the list', async () => {
    const { page, release } = await heldBack('/tours');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Search').fill(tour.title);
    release();
    await untilHydrated(page);
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(tour.title);
  });

  it('the tapped menu opens once', async () => {
    const { page, release } = await heldBack('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    release();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    expect(await page.getByRole('button', { name: 'Close menu' }).count()).toBeGreaterThan(0);
  });

  it('the calendar opens on a phone', async () => {
    const context = await browser.newContext({
      viewport: PHONE,
      baseURL: SITE_URL,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/tours/${tour.slug}`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: /choose date/i }).tap();
    release();
    await page.getByRole('dialog').getByRole('gridcell').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await context.close();
  });

  it('a tap is replayed once, and not on the next page', async () => {
    const { page, release } = await heldBack(`/tours/${tour.slug}`);
    await page.getByRole('button', { name: /choose date/i }).click();
    release();
    const calendar = page.getByRole('dialog').getByRole('grid').first();
    await calendar.waitFor();
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All tours' }).click();
    const other = sampleTours.find(({ slug }) => slug !== tour.slug)!;
    await page.getByRole('link', { name: other.title }).first().click();
    await page.getByRole('heading', { level: 1, name: other.title }).waitFor();
    await page.getByRole('button', { name: /choose date/i }).waitFor();
    // Longer than a tap is delayed.
    await page.waitForTimeout(500);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('the browser does not submit a form itself', async () => {
    const { page, release } = await heldBack(`/tours/${tour.slug}`);
    await page.getByRole('button', { name: 'Book Now' }).click();
    release();
    await page.getByText('Please select a date for your tour').waitFor();
    expect(page.url()).toBe(`${SITE_URL}/tours/${tour.slug}`);
  });

  it('a failed load shows a message, and a reload keeps typed text', async () => {
    const { page } = await newPerson(browser, PHONE);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ana Pratiwi');
    // The label of a filled field does not overlap its value.
    const shown = (label: string) =>
      page.locator('label', { hasText: label }).evaluate((it) => getComputedStyle(it).opacity);
    await expect.poll(() => shown('Name')).toBe('0');
    expect(await shown('Subject')).toBe('1');
    // The page has reloaded itself once.
    await page.getByText('The page could not be loaded. Please check your connection.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ana Pratiwi');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilHydrated(page);
    expect(await page.getByLabel('Name').inputValue()).toBe('Ana Pratiwi');
    expect(await page.getByText('The page could not be loaded').count()).toBe(0);
  });

  /** A page whose first document gets none of some files, once the visitor has tapped. */
  async function failing(path: string, files: string) {
    const { page } = await newPerson(browser, PHONE);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let tapped = () => {};
    const isTapped = new Promise<void>((resolve) => {
      tapped = resolve;
    });
    await page.route(files, async (route) => {
      if (documents > 1) return route.continue();
      await isTapped;
      return route.abort();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return { page, tapped, documents: () => documents };
  }

  it('a tap is replayed once after the reload that follows a failed file', async () => {
    const { page, tapped, documents } = await failing('/', '**/assets/*.js');
    await page.getByRole('button', { name: 'Open menu' }).click();
    tapped();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.waitFor();
    expect(documents()).toBe(2);
    expect(await page.locator('button[aria-busy=true]').count()).toBe(0);
    await page.reload();
    await untilHydrated(page);
    expect(await menu.count()).toBe(0);
  });

  it('so is a tap that comes while the page reloads itself, which takes long on a slow line', async () => {
    const { page, tapped, documents } = await failing('/', '**/assets/*.js');
    let answered = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answered = resolve;
    });
    await page.route('/', async (route) => {
      if (route.request().isNavigationRequest()) await isAnswered;
      return route.continue();
    });
    await page.exposeFunction('answer', answered);
    await page.evaluate(() => {
      const tapLate = () => {
        document.querySelector<HTMLElement>('[aria-label="Open menu"]')?.click();
        (window as unknown as { answer: () => void }).answer();
      };
      window.addEventListener('beforeunload', () => setTimeout(tapLate));
    });
    tapped();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    expect(documents()).toBe(2);
  });

  it('so is a tap on an island whose file failed after hydration', async () => {
    const { page, tapped, documents } = await failing(
      `/tours/${tour.slug}`,
      '**/assets/BookingCard-*.js',
    );
    await expect.poll(() => page.evaluate(() => 'capturedInput' in window)).toBe(false);
    await page.getByRole('button', { name: /choose date/i }).click();
    tapped();
    await page.getByRole('dialog').getByRole('grid').first().waitFor();
    expect(documents()).toBe(2);
  });

  it('so is a tap without a connection, once it is back', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    await page.goto(`/tours/${tour.slug}`);
    await expect.poll(() => page.evaluate(() => 'capturedInput' in window)).toBe(false);
    await context.setOffline(true);
    await page.getByRole('button', { name: /choose date/i }).click();
    await page.getByText('You are offline. You can keep reading and typing').waitFor();
    await context.setOffline(false);
    await page.getByRole('dialog').getByRole('grid').first().waitFor();
  });

  it('a form is not sent by a replay after a reload: its button has the focus', async () => {
    const { page, tapped, documents } = await failing(`/tours/${tour.slug}`, '**/assets/*.js');
    const book = page.getByRole('button', { name: 'Book Now' });
    await book.click();
    tapped();
    await expect.poll(documents).toBe(2);
    await untilHydrated(page);
    await expect.poll(() => book.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page.getByText('Please select a date').count()).toBe(0);
    expect(await page.locator('button[aria-busy=true]').count()).toBe(0);
    await book.press('Enter');
    await page.getByText('Please select a date for your tour').waitFor();
  });

  it('offline shows a message and recovers automatically', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    let failed = 0;
    await page.route('**/assets/*.js', async (route) => {
      failed++;
      await context.setOffline(true);
      await route.abort();
    });
    await page.goto('/');
    await page
      .getByText('You are offline. The page will open automatically when the connection is back.')
      .waitFor();
    expect(failed).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'wait' });
    await context.setOffline(false);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  });

  it('islands hydrate at the first interaction and replay it', async () => {
    const { page, problems } = await newPerson(browser, PHONE);
    await page.goto(`/tours/${tour.slug}`);
    await expect.poll(() => page.evaluate(() => 'capturedInput' in window)).toBe(false);
    const card = page.locator('[data-held][data-island$="BookingCard.tsx"]');
    expect(await card.count()).toBe(1);
    await page.getByLabel('Email').evaluate((field: HTMLInputElement) => {
      field.value = 'ana@example.com';
    });
    await page.getByRole('button', { name: 'Book Now' }).click();
    await page.getByText('Please select a date for your tour').first().waitFor();
    expect(await card.count()).toBe(0);
    expect(await page.getByLabel('Email').inputValue()).toBe('ana@example.com');
    expect(problems).toEqual([]);
  });

  it('a picture that is tapped on an untouched page opens with this tap', async () => {
    const { page, problems } = await newPerson(browser, PHONE);
    await page.goto(`/tours/${tour.slug}`);
    await expect.poll(() => page.evaluate(() => 'capturedInput' in window)).toBe(false);
    const picture = page.getByRole('button', { name: /^Enlarge picture 1 / });
    // The first touch of all, without a pointer that moves there.
    const isBusy = await picture.evaluate((button: HTMLElement) => {
      button.click();
      return button.ariaBusy;
    });
    expect(isBusy).toBe('true');
    await page.getByRole('dialog', { name: /^Pictures of/ }).waitFor();
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('a page that says less than the browser would is completed without a touch', async () => {
    const { page } = await newPerson(browser, PHONE);
    await page.addInitScript(() => localStorage.setItem('currency', 'EUR'));
    await page.goto('/tours');
    const card = page.getByRole('article').first();
    await expect.poll(() => card.textContent()).toContain('about €');
  });

  it('a villa says on a wide screen whether there are free days, without a touch', async () => {
    const { page } = await newPerson(browser);
    await page.goto(`/villas/${sampleVillas[0]?.slug}`);
    await expect.poll(() => page.evaluate(() => 'capturedInput' in window)).toBe(false);
    const card = page.locator('[data-held][data-island$="BookingCard.tsx"]');
    await expect.poll(() => card.count()).toBe(0);
  });

  it('a tapped select opens', async () => {
    const { page, release } = await heldBack('/tours');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Location' }).click();
    release();
    await page.getByRole('option', { name: 'Ubud' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?location=Ubud');
  });

  it('a connection lost before the first touch removes no content', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    await page.goto(`/tours/${tour.slug}`);
    await expect.poll(() => page.evaluate(() => 'capturedInput' in window)).toBe(false);
    await context.setOffline(true);
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByRole('button', { name: 'Book Now' }).click();
    await page.getByText('You are offline. You can keep reading and typing').waitFor();
    await context.setOffline(false);
    await untilHydrated(page);
    expect(await page.getByLabel('Email').inputValue()).toBe('ana@example.com');
    await page.getByRole('button', { name: 'Book Now' }).click();
    await page.getByText('Please select a date for your tour').first().waitFor();
  });

  it('links work', async () => {
    const { page } = await heldBack('/');
    await page.getByRole('link', { name: 'Explore Tours' }).click();
    await page.waitForURL(`${SITE_URL}/tours`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Bali Tour Packages');
  });
});
