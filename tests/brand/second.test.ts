import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OperationName } from '@selasar/domain/api';
import { collections, region } from '@selasar/domain/core';
import type { CreateBookingInput } from '@selasar/domain/requests';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type CollectionReference, getFirestore, Timestamp } from 'firebase-admin/firestore';
import ICAL from 'ical.js';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../scripts/demo.ts';
import { pathByName } from '../../scripts/suite/call.ts';
import { PROJECT_ID, ROOT } from '../../scripts/suite/root.ts';
import { addressIn } from '../../web/src/i18n/address.ts';
import { paths } from '../../web/src/paths.ts';
import { inDays } from '../functions/support/offer.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { atOurTime } from '../support/browser/clock.ts';
import { openSecondBrand, type SecondBrand } from './copy.ts';
import { oursIn } from './ours.ts';
import { colors } from './second/colors.ts';
import { company } from './second/company.ts';
import { tours } from './second/samples/tours.ts';
import { villas } from './second/samples/villas.ts';
import indonesianTexts from './second/texts/id.json';

// The project with another company's brand/: nothing of our brand may remain in what it serves and sends.

let brand: SecondBrand;
let browser: Browser;
let site: string;
beforeAll(async () => {
  brand = await openSecondBrand();
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${brand.ports.firestore}`;
  site = `http://127.0.0.1:${brand.ports.hosting}`;
  browser = atOurTime(await launchBrowser());
}, 900_000);
afterAll(async () => {
  await browser?.close();
  await brand?.close();
}, 60_000);

interface Message {
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: string }[];
}

const requestId = '3f0c2a44-5e1a-4bae-8ba1-0123456789ab';

/** Calls a function like the site; `idToken` belongs to a signed-in person. */
async function call(name: OperationName, data: unknown, idToken = ''): Promise<unknown> {
  const host = `http://127.0.0.1:${brand.ports.functions}`;
  const answer = await fetch(`${host}/${PROJECT_ID}/${region}/${pathByName(name)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(idToken && { Authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const { result } = (await answer.json()) as { result: unknown };
  return result;
}

async function book(): Promise<string> {
  const data: CreateBookingInput = {
    requestId,
    bookingType: 'tour',
    itemId: tours[0]?.slug ?? '',
    startDate: inDays(9),
    endDate: '',
    numberOfGuests: 2,
    customerName: 'Hannah Vogel',
    customerEmail: 'hannah@example.com',
  };
  return ((await call('createBooking', data)) as { tripKey: string }).tripKey;
}

const admin = { email: 'admin@quietislands.example', password: DEMO_PASSWORD };

async function confirm(): Promise<void> {
  const host = `http://127.0.0.1:${brand.ports.auth}/identitytoolkit.googleapis.com`;
  const answer = await fetch(`${host}/v1/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...admin, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  const requested = { bookingId: requestId, from: 'pending', to: 'confirmed' };
  expect(await call('setBookingStatus', requested, idToken)).toMatchObject({ status: 'confirmed' });
}

it('the build contains nothing of our brand', async () => {
  const built = [
    path.join(brand.folder, '.local/builds'),
    path.join(brand.folder, 'functions/lib'),
  ];
  const found: Record<string, string[]> = {};
  let count = 0;
  for (const folder of built) {
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/\.(html|js|css|json|svg|webmanifest|txt)$/.test(file)) continue;
      const text = await readFile(path.join(folder, file), 'utf8');
      // Paths of installed packages name the folder of the project.
      const ours = oursIn(text.replaceAll(path.relative(brand.folder, ROOT), ''));
      if (ours.length > 0) found[file] = ours;
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(found).toEqual({});
});

it('static files have the new texts and colours', async () => {
  const manifest: unknown = await (await fetch(`${site}/site.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: company.name, theme_color: colors.primary });
  const shell = await (await fetch(site + paths.auth())).text();
  expect(shell).toContain('<title>Tirta &amp; Sons');
  expect(shell).toContain(`<meta name="theme-color" content="${colors.primary}"`);
  expect(shell).toContain('<link rel="manifest" href="/site.webmanifest"');
  expect(shell).not.toContain('{{');
});

/** A page once it is stable: its HTML, style sheets and title. */
async function pageAt(address: string, width: number): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(site + address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect({ address, width, wide: Math.max(0, wide) }).toEqual({ address, width, wide: 0 });
  const styles = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  );
  const html = await page.content();
  await context.close();
  return `${html}\n${styles.join('\n')}`;
}

it('visitors see only the new company, on a phone and on a wide screen', async () => {
  const tripKey = await book();
  const addresses = [
    paths.home,
    paths.tours,
    ...tours.map(({ slug }) => paths.tour(slug)),
    paths.villas,
    ...villas.map(({ slug }) => paths.villa(slug)),
    paths.contact,
    paths.testimonials,
    paths.privacy,
    paths.terms,
    paths.findTrip,
    paths.trip(tripKey),
    paths.crew('a-key-that-opens-nothing'),
    paths.auth(),
    '/no-such-page',
  ];
  const inIndonesian = addresses
    .filter((address) => address !== paths.auth())
    .map((address) => addressIn('id', address));
  for (const address of [...addresses, ...inIndonesian]) {
    for (const width of [360, 1440]) {
      const shown = await pageAt(address, width);
      expect({ address, ours: oursIn(shown) }).toEqual({ address, ours: [] });
      expect(shown).toContain(company.name.replace('&', '&amp;'));
    }
  }
  expect(await pageAt(addressIn('id', paths.home), 1440)).toContain(
    indonesianTexts.siteTexts.home.title,
  );
  const home = await pageAt(paths.home, 1440);
  expect(home).not.toMatch(/wa\.me|WhatsApp/);
  expect(home).toContain(`href="tel:${company.phone.replaceAll(' ', '')}"`);
}, 600_000);

it('staff see only the new company, too', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${site}${paths.auth()}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(admin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(site + paths.admin.dashboard);
  const { dashboard, tours: tourList, bookings, messages, templates, status } = paths.admin;
  for (const address of [dashboard, tourList, bookings, messages, templates, status]) {
    await page.goto(site + address);
    await page.getByText(company.staffEmail).first().waitFor();
    expect({ address, ours: oursIn(await page.content()) }).toEqual({ address, ours: [] });
  }
  await context.close();
}, 120_000);

it('stored and sent data contains nothing of our brand, and mails and calendars have the new name', async () => {
  await confirm();
  const app = initializeApp({ projectId: PROJECT_ID }, 'second brand');
  const db = getFirestore(app);
  // The first mail is sent; the one with the calendar waits so that staff can undo.
  const sent = await db.collection(collections.mail).where('to', '==', 'hannah@example.com').get();
  const waiting = await db.collection(collections.mailQueue).get();
  const stored: string[] = [];
  const read = async (collection: CollectionReference): Promise<void> => {
    for (const document of (await collection.get()).docs) {
      stored.push(`${document.ref.path} ${JSON.stringify(document.data())}`);
      for (const inner of await document.ref.listCollections()) await read(inner);
    }
  };
  for (const collection of await db.listCollections()) await read(collection);
  expect(stored.length).toBeGreaterThan(50);
  expect(stored.filter((document) => oursIn(document).length > 0)).toEqual([]);

  const first = sent.docs[0]?.get('message') as Message;
  const second = waiting.docs[0]?.get('mail.message') as Message;
  await deleteApp(app);
  for (const { subject, text, html } of [first, second]) {
    expect(subject).toMatch(/ – Tirta & Sons' Quiet Islands Tour Company$/);
    expect(text).not.toContain('WhatsApp');
    expect(html).toContain('Tirta &amp; Sons');
  }
  const [file] = second.attachments ?? [];
  expect(file?.filename).toMatch(/^Tirta-Sons-Quiet-Islands-Tour-Company-[\da-f]{8}\.ics$/);
  const calendar = new ICAL.Component(
    ICAL.parse(Buffer.from(file?.content ?? '', 'base64').toString()),
  );
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`Bali with ${company.name}`);
  const organizer = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('organizer');
  expect(organizer?.getParameter('cn')).toBe(company.name);
}, 120_000);

it.each([1, 40])(
  'a list of %d tours is complete, even on a phone',
  async (count) => {
    const app = initializeApp({ projectId: PROJECT_ID }, `${count} tours`);
    const stored = getFirestore(app).collection(collections.tours);
    const [tour] = tours;
    const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
    for (const { ref } of (await stored.get()).docs) await ref.delete();
    for (let place = 1; place <= count; place += 1) {
      const slug = `tour-${place}`;
      await stored.doc(slug).set({ ...tour, ...times, slug, title: `Tour ${place}` });
    }
    const shown = await pageAt(paths.tours, 360);
    const titles = new Set(Array.from(shown.matchAll(/>Tour (\d+)</g), ([, place]) => place));
    await deleteApp(app);
    expect(titles.size).toBe(count);
  },
  120_000,
);
