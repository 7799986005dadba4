import { deleteApp, getApps } from 'firebase-admin/app';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve } from './serve.ts';

vi.hoisted(() => {
  // As in the emulators: tokens are read, but who has signed them is not asked.
  vi.stubEnv('FIREBASE_DEBUG_MODE', 'true');
  vi.stubEnv('SITE_ORIGINS', '[]');
  vi.stubEnv('FIREBASE_DEBUG_FEATURES', JSON.stringify({ skipTokenVerification: true }));
});

beforeAll(() => {
  // What the functions log.
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const token = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ sub: '1:1:web:1' })}.signature`;

type Functions = Readonly<Record<string, HttpsFunction>>;

/** The functions as they are deployed where App Check is enforced, or is not. */
async function deployed(isEnforced: boolean): Promise<Functions> {
  vi.stubEnv('ENFORCE_APP_CHECK', String(isEnforced));
  vi.resetModules();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  return (await import('../../../functions/src/index.ts')) as unknown as Functions;
}

/** What a call with nothing in it is answered, without a token and with one. */
async function answers(handler: HttpsFunction | undefined) {
  if (!handler) throw new Error('There is no such function.');
  const server = await serve(() => handler);
  const codes = [];
  for (const headers of [{}, { 'X-Firebase-AppCheck': token }] as Record<string, string>[]) {
    const { status, body } = await server.call({}, headers);
    codes.push({ status, details: (body['error'] as { details?: unknown }).details !== undefined });
  }
  await server.close();
  return codes;
}

/** Refused before any code of ours runs. */
const stopped = { status: 401, details: false };
const invalid = { status: 400, details: true };
const notSignedIn = { status: 401, details: true };

const callables = [
  ['createBooking', invalid],
  ['createTransfer', invalid],
  ['submitMessage', invalid],
  ['cancelRequest', invalid],
  ['askForChange', invalid],
  ['withdrawAsked', invalid],
  ['writeToUs', invalid],
  ['openTrip', invalid],
  ['findTrips', invalid],
  ['openCrew', invalid],
  ['tickByCrew', invalid],
  ['writeReview', invalid],
  ['setBookingStatus', notSignedIn],
  ['setTransferStatus', notSignedIn],
  ['setTransferTerms', notSignedIn],
  ['setCurrencies', notSignedIn],
  ['setReviewStatus', notSignedIn],
  ['undoStatus', notSignedIn],
  ['tickJob', notSignedIn],
  ['setStatuses', notSignedIn],
  ['undoStatuses', notSignedIn],
  ['answerAsked', notSignedIn],
  ['answerGuest', notSignedIn],
  ['tellGuest', notSignedIn],
  ['saveTemplate', notSignedIn],
  ['blockNights', notSignedIn],
  ['unblockNights', notSignedIn],
  ['makeBooking', notSignedIn],
  ['mendBooking', notSignedIn],
  ['mendTransfer', notSignedIn],
  ['setPrice', notSignedIn],
  ['setNotes', notSignedIn],
  ['addPayment', notSignedIn],
  ['undoChange', notSignedIn],
  ['saveFeed', notSignedIn],
  ['removeFeed', notSignedIn],
  ['fetchFeed', notSignedIn],
  ['icalAddress', notSignedIn],
  ['replaceIcalAddress', notSignedIn],
  ['tripAddress', notSignedIn],
  ['replaceTripKey', notSignedIn],
  ['saveCrew', notSignedIn],
  ['assignCrew', notSignedIn],
  ['crewAddress', notSignedIn],
  ['replaceCrewKey', notSignedIn],
  ['sendAgain', notSignedIn],
  ['recordExport', notSignedIn],
  ['setRole', notSignedIn],
  ['refuseRegistration', notSignedIn],
  ['resolveFault', notSignedIn],
  ['findPerson', notSignedIn],
  ['exportPerson', notSignedIn],
  ['removePerson', notSignedIn],
  ['repairStats', notSignedIn],
] as const;

describe.each([
  ['with an App Check token only, where that is configured', true],
  ['with and without an App Check token, where nothing is configured', false],
] as const)('is reached %s:', (_, isEnforced) => {
  let functions: Functions;
  beforeAll(async () => {
    functions = await deployed(isEnforced);
  });

  it.each(callables)('%s', async (name, reached) => {
    const withoutToken = isEnforced ? stopped : reached;
    expect(await answers(functions[name])).toEqual([withoutToken, reached]);
  });
});
