import { randomUUID } from 'node:crypto';
import { foundBy } from '@selasar/domain/core';
import { bookingSearch, transferSearch } from '@selasar/domain/requests';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { closeContext, openStaff } from '../e2e/support/openBrowser.ts';
import { enter, newPerson } from '../e2e/support/person.ts';
import { DEMO_USERS } from '../../scripts/demo.ts';

const WIDTHS = [360, 600, 768, 1010, 1280, 1440, 1920];
/** Of these, where the rows are a table. */
const TABLES = [1010, 1280, 1440, 1920];
/** Rows that a laptop shows at once. */
const ROWS = 14;

const suite = openSuite();
const id = randomUUID();
/** The widest name of its length. */
const family = `Qb0b${id.slice(0, 5)}`;
const customer = {
  customerName: `Wilhelmina ${family}`,
  customerEmail: 'wilhelmina.q@example.com',
};
const times = { createdAt: Timestamp.fromMillis(1000), updatedAt: Timestamp.now() };

const booking = {
  ...customer,
  bookingType: 'villa',
  villaId: 'none',
  itemName: 'Villa Teratai Jimbaran',
  startDate: '2025-11-20',
  endDate: '2025-12-24',
  numberOfGuests: 10,
  totalPrice: 12_340,
  status: 'confirmed',
};
const transfer = {
  ...customer,
  customerPhone: '+62 812 3456 7890',
  pickupLocation: 'Ngurah Rai International Airport (DPS)',
  destination: 'Hotel Indigo, Seminyak',
  pickupDate: '2025-11-20',
  pickupTime: '14:00',
  passengers: 8,
  luggage: 10,
  flightNumber: 'GA 881',
  hotelName: 'Hotel Indigo',
  roomNumber: '1204',
  specialRequests: 'Two child seats, and a stop at a chemist on the wa',
  totalAmount: 50,
  isStandalone: true,
  status: 'confirmed',
};

const { browser, staff } = await openStaff();
/** A guest who asks to cancel. */
const asking = { id: randomUUID(), customerName: `Emma van Q${randomUUID().slice(0, 8)}` };
const asked = { ...asking, changeRequest: { what: 'cancel', at: times.createdAt } };
/** One word that is wider than its column. */
const lengthy = {
  ...asked,
  id: randomUUID(),
  customerName: `Q${randomUUID().replaceAll('-', '')}`,
};
/** The family name of the requests that fill a screen. */
const many = `Q${randomUUID().slice(0, 8)}`;
const more = Array.from({ length: ROWS }, (_, index) => ({
  id: randomUUID(),
  customerName: `Guest${index} ${many}`,
}));

beforeAll(async () => {
  const [tour, villa] = [sampleTours[0]!, sampleVillas[0]!];
  const documents = [
    [`bookings/${id}`, { ...booking, ...foundBy(bookingSearch, { id, ...booking }) }],
    [`transfers/${id}`, { ...transfer, ...foundBy(transferSearch, { id, ...transfer }) }],
    [`tours/tour-${id}`, { ...tour, slug: `tour-${id}`, title: `Walk ${family}`, priceFrom: 1234 }],
    [
      `villas/villa-${id}`,
      { ...villa, slug: `villa-${id}`, name: `Villa ${family}`, featured: true },
    ],
    ...[asked, lengthy, ...more].flatMap(({ id: each, ...own }) => {
      const [stay, ride] = [
        { ...booking, ...own },
        { ...transfer, ...own },
      ];
      return [
        [`bookings/${each}`, { ...stay, ...foundBy(bookingSearch, { id: each, ...stay }) }],
        [`transfers/${each}`, { ...ride, ...foundBy(transferSearch, { id: each, ...ride }) }],
      ] as const;
    }),
  ] as const;
  const batch = suite.db.batch();
  for (const [path, data] of documents) batch.create(suite.db.doc(path), { ...data, ...times });
  await batch.commit();
  suite.later(() => Promise.all(documents.map(([path]) => suite.db.doc(path).delete())));
});

const [tour, villa] = [sampleTours[0]!, sampleVillas[0]!];

/** The text of each column of a row. */
const grids = [
  {
    route: 'bookings',
    texts: [
      `#${id.slice(0, 8)}`,
      customer.customerName,
      customer.customerEmail,
      'Villa Teratai Jimbaran',
      'Villa',
      'Nov 20, 2025',
      'Dec 24, 2025',
      '10',
      'confirmed',
      '$12,340',
    ],
    buttons: [/^Details/],
  },
  {
    route: 'airport-transfers',
    texts: [
      customer.customerName,
      customer.customerEmail,
      '+62 812 3456 7890',
      transfer.pickupLocation,
      transfer.destination,
      'Nov 20, 2025',
      '14:00',
      '8 passengers, 10 bags',
      transfer.specialRequests,
      'Hotel Indigo, room 1204',
      'GA 881',
      'confirmed',
    ],
    buttons: [/^Details/],
  },
  {
    route: 'tours',
    texts: [`Walk ${family}`, tour.location, '$1,234'],
    buttons: [/^Feature/, /^Edit/, /^Delete/],
    picture: true,
  },
  {
    route: 'villas',
    texts: [`Villa ${family}`, villa.location, `$${villa.pricePerNight}`, 'Featured'],
    buttons: [/^Edit/, /^Delete/],
    picture: true,
  },
];

/** The visible texts of a row, without clipped text or text outside the grid. */
const visibleText = (row: Locator): Promise<string> =>
  row.evaluate((element) => {
    const frame = element.closest('[role=grid]')!.getBoundingClientRect();
    const isWithin = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      let isSeen = boxes.every((box) => isWithin(box, frame));
      for (
        let around = node.parentElement;
        around && around !== element;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const outer = around.getBoundingClientRect();
        if (!boxes.every((box) => isWithin(box, outer))) isSeen = false;
      }
      if (isSeen) seen.push(node.textContent ?? '');
    }
    return seen.join('').replaceAll('\u{A0}', ' ');
  });

describe.each(grids)('/admin/$route', ({ route, texts, buttons, picture }) => {
  it.each(WIDTHS)('shows every column at %i px', async (width) => {
    const { page, problems } = staff;
    const row = await open(page, `${route}?q=${family}&rows=usual`, width);
    // The columns have their final widths once the grid has measured itself.
    await expect
      .poll(async () => {
        const text = await visibleText(row);
        return texts.filter((one) => !text.includes(one));
      })
      .toEqual([]);
    const frame = await page.getByRole('grid').boundingBox();
    for (const name of buttons) {
      const button = await row.getByRole('button', { name }).boundingBox();
      expect(button!.x + button!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
    }
    expect(await row.getByRole('presentation').or(row.locator('img')).count()).toBe(
      picture ? 1 : 0,
    );
    expect(problems).toEqual([]);
  });

  it.each(TABLES)('compact rows cut no text without showing it whole at %i px', async (width) => {
    const { page, problems } = staff;
    const row = await open(page, `${route}?q=${family}`, width);
    await expect
      .poll(async () => {
        const text = `${await visibleText(row)} ${await row.evaluate(titlesOfCutTexts)}`;
        return texts.filter((one) => !text.includes(one));
      })
      .toEqual([]);
    // A heading is never cut.
    const cut = await page
      .locator('.MuiDataGrid-columnHeaderTitle')
      .evaluateAll((titles) =>
        titles.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** The row of this file in a list. */
async function open(page: Page, address: string, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`/admin/${address}`);
  const row = page.getByRole('row').filter({ hasText: family });
  await row.waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  return row;
}

/** What a pointer reads at the texts that end in an ellipsis. */
const titlesOfCutTexts = (row: Element): string =>
  [...row.querySelectorAll('[role=gridcell] *')]
    .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
    .map((one) => {
      one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return (one as HTMLElement).title;
    })
    .join(' ')
    .replaceAll('\u{A0}', ' ');

it('a compact transfer shows the whole phone number on a laptop', async () => {
  const row = await open(staff.page, `airport-transfers?q=${family}`, 1440);
  await expect.poll(() => visibleText(row)).toContain(transfer.customerPhone);
});

const rowsOf = (page: Page) => page.locator('[role=row][data-id]');

/** Cards that a small phone shows at once. */
const phoneRows = { bookings: 4, 'airport-transfers': 3 };

describe.each(['bookings', 'airport-transfers'] as const)('/admin/%s', (route) => {
  it(`shows ${ROWS} rows on a laptop`, async () => {
    const { page } = staff;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${route}?q=${many}`);
    await expect.poll(() => rowsOf(page).count()).toBe(ROWS);
    const footer = page.getByRole('button', { name: 'Go to next page' });
    const last = (await rowsOf(page).last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual((await footer.boundingBox())!.y);
  });

  it('shows the whole name of a guest with a change request beside the open sheet', async () => {
    const { page } = staff;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${route}?q=${asking.customerName.split(' ').at(-1)}&open=${asking.id}`);
    await page.getByRole('dialog').waitFor();
    // The checkbox and four columns are left.
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(5);
    const row = rowsOf(page).filter({ hasText: 'Change request' });
    await expect.poll(() => visibleText(row)).toContain(asking.customerName);
  });

  it('shows the whole name of a guest with a change request on a phone', async () => {
    const { page } = staff;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/${route}?q=${asking.customerName.split(' ').at(-1)}`);
    const row = rowsOf(page).filter({ hasText: 'Change request' });
    await expect.poll(() => visibleText(row)).toContain(asking.customerName);
  });

  it('shows the beginning of a name too long for its line beside its mark', async () => {
    const { page } = staff;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/admin/${route}?q=${lengthy.customerName.slice(0, 12)}`);
    const name = rowsOf(page).getByText(lengthy.customerName);
    const mark = rowsOf(page).getByTitle('Change request');
    await mark.waitFor();
    const below = (await mark.boundingBox())!;
    const lineTop = await name.evaluate((one) => one.getClientRects()[0]!.top);
    expect(lineTop).toBeLessThan(below.y + below.height);
  });

  it(`shows ${phoneRows[route]} whole cards on a phone`, async () => {
    const { page } = staff;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/admin/${route}?q=${many}`);
    await rowsOf(page).first().waitFor();
    const footer = page.getByRole('button', { name: 'Go to next page' });
    const wholeRows = async () => {
      const end = (await footer.boundingBox())!.y;
      const boxes = await Promise.all((await rowsOf(page).all()).map((row) => row.boundingBox()));
      return boxes.filter((box) => box && box.y + box.height <= end).length;
    };
    await expect.poll(wholeRows).toBeGreaterThanOrEqual(phoneRows[route]);
  });

  it('begins within 200 px below the header of a phone', async () => {
    const { page } = staff;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/${route}?q=${many}`);
    await rowsOf(page).first().waitFor();
    const header = (await page.locator('main > header').boundingBox())!;
    await expect
      .poll(async () => (await rowsOf(page).first().boundingBox())!.y - header.y - header.height)
      .toBeLessThan(200);
  });

  it.each([
    ['fine', 24, {}],
    ['coarse', 44, { hasTouch: true, isMobile: true }],
  ])('has targets for a %s pointer', async (_pointer, side, more) => {
    const person = await newPerson(browser, { width: 1440, height: 900 }, 'Asia/Makassar', more);
    await enter(person, DEMO_USERS.staff.email);
    const { page } = person;
    await page.goto(`/admin/${route}?q=${many}`);
    await rowsOf(page).first().waitFor();
    await page.getByRole('button', { name: 'Filter' }).click();
    const small = await page
      .locator('main > :not(header) :is(button, a[href], .MuiInputBase-root)')
      .evaluateAll(
        (targets, least) =>
          targets
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .filter((one) => {
              const { width, height } = one.getBoundingClientRect();
              return Math.min(width, height) < least;
            })
            .map((one) => one.getAttribute('aria-label') ?? one.textContent),
        side,
      );
    expect(small).toEqual([]);
    await closeContext(person.context);
  });
});
