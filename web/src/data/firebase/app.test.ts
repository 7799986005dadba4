import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteApps } from './testing/deleteApps.ts';

// Uses the real SDK as in production; only Google's servers, which a test cannot reach, are replaced.
const answers: [part: string, answer: object][] = [
  ['exchangeDebugToken', { token: 'app-check-token', ttl: '3600s' }],
  [':runQuery', [{ readTime: '2026-01-01T00:00:00Z' }]],
  ['submitMessage', { result: { messageId: 'one' } }],
  ['/o?name=', { name: 'x', bucket: 'x', downloadTokens: 'x' }],
];
const sent: { url: string; token: string | null }[] = [];

/** Requests to a server, without the token exchange itself. */
const requests = () => sent.filter(({ url }) => !url.includes('appcheck'));

beforeEach(async () => {
  await deleteApps();
  vi.resetModules();
  sent.length = 0;
  for (const [name, value] of [
    ['DEV', false],
    ['MODE', 'production'],
    ['VITE_FIREBASE_PROJECT_ID', 'selasar'],
    ['VITE_FIREBASE_API_KEY', 'key'],
    ['VITE_FIREBASE_APP_ID', '1:1:web:1'],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'selasar.appspot.com'],
    ['VITE_APP_CHECK_KEY', 'site-key'],
  ] as const) {
    vi.stubEnv(name, value);
  }
  // Replaces the reCAPTCHA script, which also comes from Google.
  vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', 'debug');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push({ url: request.url, token: request.headers.get('X-Firebase-AppCheck') });
    const found = answers.find(([part]) => request.url.includes(part));
    return Response.json(found?.[1] ?? {}, { status: found ? 200 : 404 });
  });
});
afterEach(async () => {
  await deleteApps();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('App Check begins before the first', () => {
  const first: [string, () => Promise<unknown>][] = [
    ['list of tours', async () => (await import('../offers/tours.ts')).listTours()],
    ['villa', async () => (await import('../offers/catalogue.ts')).findVilla('x')],
    [
      'calendar',
      async () => (await import('../bookings/readTaken.ts')).readTakenNights('x', '2026-01'),
    ],
    ['call', async () => (await import('../api.ts')).guestApi.submitMessage({} as never)],
  ];

  it.each(first)('%s', async (_, request) => {
    // The server's response does not matter here.
    await request().catch(() => undefined);
    // On a busy machine the caller may give up before the request is sent.
    await expect.poll(() => requests().map(({ token }) => token)).toEqual(['app-check-token']);
  });

  it('request of the staff area', async () => {
    const { loader } = await import('../../staff/routes.ts');
    const { uploadImage } = await import('../offers/images.ts');
    const { storage } = await import('./FirebaseProviders.tsx');
    const request = new Request('https://selasar.example/admin');
    await loader({ request } as LoaderFunctionArgs);
    const file = new Blob(['x'], { type: 'image/webp' });
    const picture = { file, width: 1, parts: [] };
    const { signal } = new AbortController();
    const { url } = uploadImage(storage, 'tour-images', picture, signal, () => undefined);
    await url.catch(() => undefined);
    expect(requests()[0]?.token).toBe('app-check-token');
  });
});
