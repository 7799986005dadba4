import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { addDays, baliDate } from '@selasar/domain/core';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE, enter, untilHydrated } from '../e2e/support/person.ts';

const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');

const browser = await openBrowser();

beforeAll(async () => {
  await mkdir(SCREENSHOTS, { recursive: true });
});

/** The focused element, named by its place in the page. */
const FOCUSED = `(() => {
  const steps = [];
  for (let it = document.activeElement; it && it !== document.body; it = it.parentElement)
    steps.unshift([...it.parentElement.children].indexOf(it));
  return steps.join('/');
})()`;

/** All Tab stops in page order. The parts of a date are separate stops. */
const REACHABLE = `[...document.querySelectorAll('a[href], button, summary, input, select, textarea, [tabindex]')]
  .filter((it) => it.tabIndex >= 0 && !it.disabled && !it.closest('[aria-hidden="true"]') && !it.querySelector('[role="spinbutton"]') && it.checkVisibility({ visibilityProperty: true }))
  .map((it) => {
    const steps = [];
    for (let at = it; at && at !== document.body; at = at.parentElement)
      steps.unshift([...at.parentElement.children].indexOf(at));
    return steps.join('/');
  })`;

const IS_LOADING = `(document.activeElement.getAttribute('aria-busy') === 'true')`;
/** Not `waitForFunction`: it evaluates text within the page, which the policy blocks. */
const untilLoaded = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(IS_LOADING)).toBe(false);
};

it.each([PHONE, DESKTOP])(
  'Tab reaches everything on the home page at $width px, including late content',
  async (viewport) => {
    const { page, context } = await newPerson(browser, viewport);
    // Slower than a practised user.
    await page.route(/\/(TransferForm|TourGrid|VillaGrid)-.*\.js$/, async (file) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await file.continue();
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const visited: string[] = [];
    for (let stop = 0; stop < 150; stop++) {
      await page.keyboard.press('Tab');
      // The first key loads the code of the forms, whose fields have other stops then.
      if (stop === 0) await untilHydrated(page);
      if (await page.evaluate(IS_LOADING)) {
        await untilLoaded(page);
        continue;
      }
      const place: string = await page.evaluate(FOCUSED);
      // The parts of a browser's own date field are one element.
      if (place === visited.at(-1)) continue;
      if (place === '' || visited.includes(place)) break;
      visited.push(place);
    }
    expect(visited).toEqual(await page.evaluate(REACHABLE));
    expect(visited.length).toBeGreaterThan(35);
    await context.close();
  },
);

interface Mark {
  name: string;
  outline: string;
  width: number;
  colors: string[];
  cut: boolean;
}

/** The focus style of the focused element or of its frame. */
const MARK = `(async () => {
  const focused = document.activeElement;
  const frame = focused.closest('.MuiSlider-thumb, .MuiSwitch-switchBase, .MuiCheckbox-root') ??
    (focused.matches('.MuiCardActionArea-root') ? focused.parentElement : focused);
  await Promise.allSettled(frame.getAnimations().map(({ finished }) => finished));
  const style = getComputedStyle(frame);
  const box = frame.getBoundingClientRect();
  const reach = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
  let cut = false;
  for (let around = frame.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    if (overflowX !== 'visible' && (box.left - reach < edge.left - 1 || box.right + reach > edge.right + 1)) cut = true;
    if (overflowY !== 'visible' && (box.top - reach < edge.top - 1 || box.bottom + reach > edge.bottom + 1)) cut = true;
    if (position === 'fixed') break;
  }
  return {
    name: (focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40) + ' ' + focused.cloneNode().outerHTML.slice(0, 120),
    outline: style.outlineStyle,
    width: parseFloat(style.outlineWidth),
    colors: [style.outlineColor, style.boxShadow],
    cut,
  };
})()`;

const markOf = (page: Page): Promise<Mark> => page.evaluate(MARK);

/** Text fields show the focus on their frame. */
const IS_FIELD = `document.activeElement.matches('input:not([type=range], [type=checkbox]), textarea, [role=combobox], [contenteditable=true]')`;

const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Tabs through the page and returns the focus styles of everything except text fields. */
async function marksOn(page: Page, stops = 120): Promise<Mark[]> {
  const marks: Mark[] = [];
  const seen = new Set<string>();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const place: string = await page.evaluate(FOCUSED);
    if (place === '' || seen.has(place)) break;
    seen.add(place);
    if (await page.evaluate('document.activeElement?.getAttribute("aria-busy") === "true"'))
      continue;
    if (await page.evaluate(IS_FIELD)) continue;
    marks.push(await markOf(page));
  }
  return marks;
}

/** Of two colours with this contrast, one has 3:1 against any colour (its square). */
const TWO_TONES = 9;

const isClear = ({ outline, width, colors: [line = '', halo = ''], cut }: Mark): boolean =>
  outline === 'solid' &&
  width >= 2 &&
  !cut &&
  contrast(line, /rgba?\([^)]*\)/.exec(halo)?.[0] ?? line) >= TWO_TONES;

describe('the focus is visible on any background', () => {
  it.each([
    '/',
    '/tours',
    '/tours/mount-batur-sunrise-trek',
    '/villas/villa-karang-uluwatu',
    '/contact',
    '/auth',
  ])('%s', async (route) => {
    const { page, context } = await newPerson(browser);
    await page.goto(route);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await untilHydrated(page);
    const marks = await marksOn(page);
    expect(marks.length).toBeGreaterThan(3);
    expect(marks.filter((mark) => !isClear(mark))).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await untilHydrated(page);
    const forced = await marksOn(page);
    expect(forced.filter(({ outline, width }) => outline !== 'solid' || width < 2)).toEqual([]);
    await context.close();
  });

  it('days of the calendar', async () => {
    const { page, context } = await newPerson(browser);
    await page.goto('/tours/mount-batur-sunrise-trek');
    await page.getByRole('button', { name: /choose date/i }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('gridcell').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("role")'))
      .toBe('gridcell');
    for (const key of ['ArrowDown', 'Home', 'End']) {
      await page.keyboard.press(key);
      const mark = await markOf(page);
      expect([mark, isClear(mark)]).toEqual([mark, true]);
    }
    await page.screenshot({ path: path.join(SCREENSHOTS, 'focus-calendar.png') });
    await context.close();
  });

  it('forced colours keep the shape of a main button, and the selected day', async () => {
    const { page, context } = await newPerson(browser);
    await page.emulateMedia({ forcedColors: 'active' });
    const date = addDays(baliDate(new Date()), 30);
    await page.goto(`/tours/mount-batur-sunrise-trek?from=${date}`);
    const borderOf = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).borderStyle);
    expect(await borderOf(page.getByRole('button', { name: 'Book Now' }))).toBe('solid');
    await page.getByRole('button', { name: /choose date/i }).click();
    const selected = page.getByRole('gridcell', { selected: true });
    expect(await borderOf(selected.locator('span'))).toBe('double');
    await context.close();
  });

  it('the staff area: sidebar, grid, menus', async () => {
    const person = await newPerson(browser);
    const { page } = person;
    await enter(person, DEMO_USERS.admin.email);
    for (const route of ['/admin', '/admin/setup', '/admin/tours']) {
      await page.goto(route);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Lazy content also loads for keyboard users.
      await page.keyboard.press('Tab');
      await expect.poll(() => page.locator('.MuiSkeleton-root').count()).toBe(0);
      const marks = await marksOn(page, 60);
      expect(marks.length).toBeGreaterThan(12);
      expect(marks.filter((mark) => !isClear(mark))).toEqual([]);
    }
    await page.getByRole('columnheader').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(isClear(await markOf(page))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(isClear(await markOf(page))).toBe(true);
    await page.screenshot({ path: path.join(SCREENSHOTS, 'focus-grid.png') });
    await person.context.close();
  });
});
