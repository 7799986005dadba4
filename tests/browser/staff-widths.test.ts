import { randomUUID } from 'node:crypto';
import { bookingSearch, foundBy, transferSearch } from '@selasar/domain';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';

const WIDTHS = [360, 600, 768, 1010, 1280, 1440, 1920];

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

const { staff } = await openStaff();

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
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/${route}?q=${family}`);
    const row = page.getByRole('row').filter({ hasText: family });
    await row.waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
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
});
