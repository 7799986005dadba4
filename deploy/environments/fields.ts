import { z } from 'zod';
import type { NeededValue } from '../../web/productionEnv.ts';

interface Field {
  /** Where to find the value. */
  readonly where: string;
  /** Its message continues the value: 'must be …'. */
  readonly schema: z.ZodType<string>;
}

const app = 'Firebase console > Project settings > General > Your apps > the web app > Config';
const written = (pattern: RegExp, how: string) => z.string().regex(pattern, `must be ${how}`);
const host = written(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "a host's name, without https://");

/** Required variables of the site. deploy/environments/example.env has an example of each. */
export const needed: Readonly<Record<NeededValue, Field>> = {
  VITE_FIREBASE_API_KEY: { where: `${app}, apiKey`, schema: written(/^\S+$/, 'one word') },
  VITE_FIREBASE_AUTH_DOMAIN: { where: `${app}, authDomain`, schema: host },
  VITE_FIREBASE_PROJECT_ID: {
    where: `${app}, projectId`,
    schema: written(
      /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
      "a project's ID, and not one of local suites ('demo-…')",
    ),
  },
  VITE_FIREBASE_STORAGE_BUCKET: { where: `${app}, storageBucket`, schema: host },
  VITE_FIREBASE_APP_ID: {
    where: `${app}, appId`,
    schema: written(/^\d+:\d+:web:[0-9a-f]+$/, "a web app's ID"),
  },
  VITE_APP_CHECK_KEY: {
    where: 'Google Cloud console > Security > reCAPTCHA > the key of this site > its ID',
    schema: written(/^[\w-]+$/, 'one word'),
  },
};

/** Optional variables of the site. */
export const optional: Readonly<Record<string, z.ZodType<string>>> = {
  VITE_SITE_ORIGIN: written(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'an address such as https://www.example.com, without a slash at the end',
  ),
  VITE_WORKER: z.enum(['off'], { error: 'must be off or unset' }),
  VITE_FIREBASE_MESSAGING_SENDER_ID: written(/^\d+$/, 'a number'),
};

const whole = written(/^\d+$/, 'a whole number');

/** Settings with stricter rules than the format of their default in functions/.env. */
const settings: Readonly<Record<string, z.ZodType<string>>> = {
  REGION: written(/^[a-z]+-[a-z]+\d+$/, "a region's name such as asia-southeast2"),
  SERVICE_ACCOUNT: written(
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]@[a-z][a-z0-9-]+\.iam\.gserviceaccount\.com$/,
    "a service account's address such as functions@example-staging.iam.gserviceaccount.com",
  ),
  MEMORY_MIB: z.enum(['128', '256', '512', '1024', '2048', '4096'], {
    error: 'must be 128, 256, 512, 1024, 2048 or 4096',
  }),
  TIMEOUT_SECONDS: whole.refine((seconds) => Number(seconds) >= 10 && Number(seconds) <= 3600, {
    error: 'must be a number of seconds from 10 to 3600',
  }),
  MIN_INSTANCES: whole.refine((servers) => Number(servers) <= 5, {
    error: 'must be at most 5: each costs money for every function that guests wait for',
  }),
};

/** The schema of a setting, by its name or by the format of its default. */
export function settingSchema(name: string, byDefault: string): z.ZodType<string> {
  const own = settings[name];
  if (own) return own;
  if (/^(true|false)$/.test(byDefault)) return written(/^(true|false)$/, 'true or false');
  if (/^\d+$/.test(byDefault)) return whole;
  if (byDefault.startsWith('[')) return z.string().refine(isList, 'must be a list such as ["a"]');
  return z.string();
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
