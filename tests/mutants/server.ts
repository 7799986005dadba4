import type { HttpsFunction } from 'firebase-functions/v2/https';
import * as deployed from '../../functions/src/index.ts';
import { serve } from '../functions/inside/serve.ts';

const functions = deployed as unknown as Readonly<Record<string, HttpsFunction | undefined>>;

/** Serves the functions of this process as long as it runs; the last part of the path names one. */
export const { url } = await serve((path: string) => {
  const name = path.split('/').at(-1) ?? '';
  const handler = functions[name];
  if (!handler) throw new Error(`There is no function ${name}.`);
  return handler;
});
