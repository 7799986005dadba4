import { z } from 'zod';
import type { NeededValue } from '../../web/productionEnv.ts';

/** Its message continues the value: 'must be …'. */
const written = (pattern: RegExp, how: string) => z.string().regex(pattern, `must be ${how}`);
const host = written(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "a host's name, without https://");
const word = written(/^[\w-]+$/, 'one word');
const whole = written(/^\d+$/, 'a whole number');
const isWithin = (least: number, most: number) => (text: string) =>
  Number(text) >= least && Number(text) <= most;

/** Required variables of the site. deploy/environments/example.env says where each is. */
export const needed: Readonly<Record<NeededValue, z.ZodType<string>>> = {
  VITE_FIREBASE_API_KEY: word,
  VITE_FIREBASE_AUTH_DOMAIN: host,
  VITE_FIREBASE_PROJECT_ID: written(
    /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    "a project's ID, and not one of local suites ('demo-…')",
  ),
  VITE_FIREBASE_STORAGE_BUCKET: host,
  VITE_FIREBASE_APP_ID: written(/^\d+:\d+:web:[0-9a-f]+$/, "a web app's ID"),
  VITE_APP_CHECK_KEY: word,
};

/** Optional variables of the site, and settings with stricter rules than the format of their default. */
const optional: Readonly<Record<string, z.ZodType<string>>> = {
  VITE_SITE_ORIGIN: written(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'an address such as https://www.example.com, without a slash at the end',
  ),
  VITE_WORKER: z.enum(['off'], { error: 'must be off or unset' }),
  VITE_FIREBASE_MESSAGING_SENDER_ID: written(/^\d+$/, 'a number'),
  REGION: written(/^[a-z]+-[a-z]+\d+$/, "a region's name such as asia-southeast2"),
  SERVICE_ACCOUNT: written(
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]@[a-z][a-z0-9-]+\.iam\.gserviceaccount\.com$/,
    "a service account's address such as functions@example-staging.iam.gserviceaccount.com",
  ),
  MEMORY_MIB: z.enum(['128', '256', '512', '1024', '2048', '4096'], {
    error: 'must be 128, 256, 512, 1024, 2048 or 4096',
  }),
  TIMEOUT_SECONDS: whole.refine(isWithin(10, 3600), 'must be a number of seconds from 10 to 3600'),
  MIN_INSTANCES: whole.refine(
    isWithin(0, 5),
    'must be at most 5: each costs money for every function that guests wait for',
  ),
};

/** The schema of a value, by its name or by the format of its default in functions/.env; undefined if it is unknown. */
export function schemaOf(name: string, byDefault?: string): z.ZodType<string> | undefined {
  const own = { ...needed, ...optional }[name];
  if (own || byDefault === undefined) return own;
  if (/^(true|false)$/.test(byDefault)) return written(/^(true|false)$/, 'true or false');
  if (/^\d+$/.test(byDefault)) return whole;
  if (byDefault.startsWith('['))
    return written(/^\[("[^"]*"(, ?"[^"]*")*)?\]$/, 'a list such as ["a"]');
  return z.string();
}
