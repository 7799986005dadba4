import {
  type CallerKind,
  type Operation,
  operationPath,
  type Operations,
} from '@selasar/domain/api';
import { region } from '@selasar/domain/core';
import { currentLocale, mainLanguage } from '@selasar/domain/i18n';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { z } from 'zod';
import { app } from './app.ts';
import { afterAppCheck } from './appCheck.ts';
import { emulator } from './config.ts';
import { toFailure } from './failure.ts';

const functions = afterAppCheck(() => {
  const service = getFunctions(app, import.meta.env['VITE_REGION'] ?? region);
  const local = emulator('functions');
  if (local) connectFunctionsEmulator(service, local.host, local.port);
  return service;
});

const inLanguage = (input: unknown): unknown => {
  const { language } = currentLocale();
  return language === mainLanguage ? input : { ...(input as object), language };
};

const defaultTimeoutMs = 20_000;

const callOperation =
  (path: string, { answer, timeoutMs = defaultTimeoutMs }: Operation) =>
  async (input: unknown): Promise<unknown> => {
    try {
      const call = httpsCallable(await functions(), path, { timeout: timeoutMs });
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
