import { languageCodes, mainLanguage } from '@selasar/domain/i18n';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentPolicy, localServices, servicesOf } from '../../web/contentPolicy.ts';
import { DEFAULT_BASE_PORT, PORT_OFFSETS } from '../suite/ports.ts';
import { ROOT } from '../suite/root.ts';

const partsOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
const { hosting } = JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8')) as {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
};
const everywhere = Object.fromEntries(
  (hosting.headers.find(({ source }) => source === '**')?.headers ?? []).map(({ key, value }) => [
    key,
    value,
  ]),
);

// The hash of web/src/server/waitForVisitor.js: after a change there, copy the expected value from this test.
it('firebase.json has the policy of any project, and of the local suite on its usual ports', () => {
  expect(everywhere['Content-Security-Policy']).toBe(
    contentPolicy(servicesOf('*'), localServices(DEFAULT_BASE_PORT)),
  );
});

it('no other rule of firebase.json says a policy', () => {
  const rules = hosting.headers.filter(({ headers }) =>
    headers.some(({ key }) => key === 'Content-Security-Policy'),
  );
  expect(rules.map(({ source }) => source)).toEqual(['**']);
});

it('firebase.json says what else browsers shall keep to', () => {
  expect(everywhere).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Searches of staff are in the URL and must not reach other hosts.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
});

it('a page whose address is a key tells it to nobody', () => {
  const source = `/{${languageCodes
    .map((code) => (code === mainLanguage ? '' : `${code}/`))
    .flatMap((at) => [`${at}trip`, `${at}trip/**`, `${at}crew/**`])
    .join(',')}}`;
  const rule = hosting.headers.find((one) => one.source === source);
  expect(rule?.headers).toContainEqual({ key: 'Referrer-Policy', value: 'no-referrer' });
  const others = hosting.headers.filter(
    (one) =>
      !['**', source].includes(one.source) &&
      one.headers.some(({ key }) => key === 'Referrer-Policy'),
  );
  expect(others).toEqual([]);
});

it('scripts run from the site and with the one hash, and in no other way', () => {
  const { 'script-src': scripts = [], ...policy } = partsOf(contentPolicy(servicesOf('bali-1')));
  const [self, hash, ...others] = scripts;
  expect(self).toBe("'self'");
  expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(others).toEqual([
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  });
});

it('a build for a project talks to the functions of that project alone, and to nothing local', () => {
  const policy = contentPolicy(servicesOf('bali-1'));
  expect(policy).not.toMatch(/\*|127\.0\.0\.1|localhost|http:/);
  expect(partsOf(policy)['connect-src']).toEqual([
    "'self'",
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://content-firebaseappcheck.googleapis.com',
    'https://asia-southeast2-bali-1.cloudfunctions.net',
    'https://www.google.com/recaptcha/',
  ]);
});

it('a local suite talks to its own ports, and to nobody else', () => {
  const { connect, pictures } = localServices(6000);
  const { auth, firestore, functions, storage } = PORT_OFFSETS;
  expect(connect).toEqual(
    [auth, firestore, functions, storage].flatMap((offset) => [
      `http://127.0.0.1:${6000 + offset}`,
      `http://localhost:${6000 + offset}`,
    ]),
  );
  expect(pictures).toEqual(connect.slice(-2));
});
