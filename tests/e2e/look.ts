import { launchBrowser } from '../support/browser.ts';
const base = process.env['SITE_URL'] ?? '';
const out = process.env['OUT'] ?? '/tmp/look';
const browser = await launchBrowser();
const paths = (
  process.env['PATHS'] ??
  '/,/tours,/tours?category=family&location=Ubud,/tours/ubud-jungle-adventure,/villas,/villas/villa-sawah-ubud,/testimonials,/contact,/privacy,/terms,/nope'
).split(',');
for (const js of [true, false])
  for (const width of [360, 1440]) {
    const context = await browser.newContext({
      viewport: { width, height: width === 360 ? 740 : 900 },
      javaScriptEnabled: js,
      ...(width === 360 ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
      timezoneId: width === 360 ? 'America/Los_Angeles' : 'Europe/Berlin',
    });
    for (const path of paths) {
      const page = await context.newPage();
      const said: string[] = [];
      let firestore = 0;
      let js_n = 0,
        js_b = 0;
      const reqs: string[] = [];
      page.on('console', (m) => said.push(m.type() + ': ' + m.text().slice(0, 600)));
      page.on('pageerror', (e) => said.push('ERR ' + e.message.slice(0, 600)));
      page.on('request', (r) => {
        reqs.push(r.url());
        if (r.url().includes(':26102') || r.url().includes('/documents')) firestore += 1;
      });
      page.on('response', async (r) => {
        if (r.request().resourceType() === 'script') {
          js_n++;
        }
      });
      await page.goto(base + path, { waitUntil: 'load' });
      if (js) await page.waitForTimeout(1500);
      await page.screenshot({
        path: `${out}/${js ? 'js' : 'nojs'}-${width}-${path.replaceAll(/\W+/g, '_')}.png`,
        fullPage: false,
      });
      console.log(
        js ? 'js' : 'nojs',
        width,
        path,
        'reqs',
        reqs.length,
        'scripts',
        js_n,
        'firestore',
        firestore,
        said.join('\n   '),
      );
      await page.close();
    }
    await context.close();
  }
await browser.close();
