import { mainLanguage, region, spoken } from '@selasar/domain';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { z } from 'zod';
import { app } from './app.ts';
import { afterAppCheck } from './appCheck.ts';
import { emulator } from './config.ts';
import { toFailure } from './failure.ts';

const functions = afterAppCheck(() => {
  // An environment may have its functions elsewhere.
  const service = getFunctions(app, import.meta.env['VITE_REGION'] ?? region);
  const local = emulator('functions');
  if (local) connectFunctionsEmulator(service, local.host, local.port);
  return service;
});

/** The server answers a guest in the language of the page; English needs no word. */
const inLanguage = (input: unknown): unknown => {
  const { language } = spoken();
  return language === mainLanguage ? input : { ...(input as object), language };
};

/** A callable that checks its answer. Rejects with a Failure. `timeoutMs` in milliseconds. */
export function callable<Answer extends z.ZodType>(
  name: string,
  answer: Answer,
  timeoutMs = 20_000,
): (input: unknown) => Promise<z.infer<Answer>> {
  return async (input) => {
    try {
      const call = httpsCallable(await functions(), name, { timeout: timeoutMs });
      return answer.parse((await call(inLanguage(input))).data);
    } catch (error) {
      throw toFailure(error);
    }
  };
}
