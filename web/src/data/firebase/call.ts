import { mainLanguage, operationPath, region, currentLocale } from '@selasar/domain';
import type { CallerKind, Operation, Operations } from '@selasar/domain';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { z } from 'zod';
import { app } from './app.ts';
import { afterAppCheck } from './appCheck.ts';
import { emulator } from './config.ts';
import { toFailure } from './failure.ts';

const functions = afterAppCheck(() => {
  // An environment may host its functions elsewhere.
  const service = getFunctions(app, import.meta.env['VITE_REGION'] ?? region);
  const local = emulator('functions');
  if (local) connectFunctionsEmulator(service, local.host, local.port);
  return service;
});

/** The server answers guests in the language of the page; English is the default and is not sent. */
const inLanguage = (input: unknown): unknown => {
  const { language } = currentLocale();
  return language === mainLanguage ? input : { ...(input as object), language };
};

const defaultPatienceMs = 20_000;

/** Calls one operation and validates the answer. Rejects with a Failure. */
const callOperation =
  (path: string, { answer, patienceMs = defaultPatienceMs }: Operation) =>
  async (input: unknown): Promise<unknown> => {
    try {
      const call = httpsCallable(await functions(), path, { timeout: patienceMs });
      return answer.parse((await call(inLanguage(input))).data);
    } catch (error) {
      throw toFailure(error);
    }
  };

type Client<Called extends Operations> = {
  readonly [Name in keyof Called]: (
    input: z.input<Called[Name]['input']>,
  ) => Promise<z.output<Called[Name]['answer']>>;
};

/** All operations for one kind of caller: `client('staff', staffApi).setNotes(input)`. */
export const client = <Called extends Operations>(
  kind: CallerKind,
  operations: Called,
): Client<Called> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, one]) => [
      name,
      callOperation(operationPath(kind, name, one), one),
    ]),
  ) as Client<Called>;
