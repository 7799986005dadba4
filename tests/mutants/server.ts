import type { HttpsFunction } from 'firebase-functions/v2/https';
import * as deployed from '../../functions/src/index.ts';
import { serve } from '../functions/in-process/serve.ts';

const functions = deployed as unknown as Readonly<Record<string, HttpsFunction | undefined>>;

/** Serves the functions of this process while it runs: `…/asia-southeast2/staff/setNotes`, or `…/createBooking`. */
export const { url } = await serve((path: string) => {
  const handler = path
    .split('/')
    .map((part) => functions[part])
    .find(Boolean);
  if (!handler) throw new Error(`There is no function at ${path}.`);
  return ((request, response) => {
    // As in a suite, where limits see one caller: its functions are reached by a socket without an address.
    Object.defineProperty(request.socket, 'remoteAddress', { value: undefined });
    return handler(request, response);
  }) as HttpsFunction;
});
