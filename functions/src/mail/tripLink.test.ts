import { afterEach, expect, it, vi } from 'vitest';
import { tripLink } from './tripLink.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  [
    { SITE_ORIGINS: '["https://www.selasar.example","https://other.example"]' },
    'https://www.selasar.example',
  ],
  [{ SITE_ORIGINS: '[]' }, 'https://demo-one.web.app'],
  [{ SITE_ORIGINS: undefined }, 'https://demo-one.web.app'],
  [
    { SITE_ORIGIN: 'http://127.0.0.1:5200', SITE_ORIGINS: '["https://a.example"]' },
    'http://127.0.0.1:5200',
  ],
])('the trip link uses the origin of the site: %j', (env, origin) => {
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo-one"}');
  vi.stubEnv('SITE_ORIGIN', undefined);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  expect(tripLink('abc')).toBe(`${origin}/trip/abc`);
});
