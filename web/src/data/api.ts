import {
  adminOperations,
  type CallerKind,
  crewOperations,
  guestOperations,
  type Operation,
  operationPath,
  type Operations,
  staffOperations,
  tripOperations,
} from '@selasar/domain/api';
import { region } from '@selasar/domain/core';
import { currentLocale, mainLanguage } from '@selasar/domain/i18n';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { z } from 'zod';
import { afterAppCheck, app } from './firebase/app.ts';
import { emulator } from './firebase/config.ts';
import { toFailure } from './firebase/failure.ts';

// Each client is a separate export, so pages that do not use one do not bundle it.

export const guestApi = /* @__PURE__ */ client('guest', guestOperations);
export const tripApi = /* @__PURE__ */ client('trip', tripOperations);
export const crewApi = /* @__PURE__ */ client('crew', crewOperations);
export const staffApi = /* @__PURE__ */ client('staff', staffOperations);
export const adminApi = /* @__PURE__ */ client('admin', adminOperations);

type Client<Called extends Operations> = {
  readonly [Name in keyof Called]: (
    input: z.input<Called[Name]['input']>,
  ) => Promise<z.output<Called[Name]['answer']>>;
};

export function client<Called extends Operations>(
  kind: CallerKind,
  operations: Called,
): Client<Called> {
  const calls = Object.entries(operations).map(([name, one]) => [
    name,
    (input: unknown) => call(operationPath(kind, name, one), one, input),
  ]);
  return Object.fromEntries(calls) as Client<Called>;
}

const functions = afterAppCheck(() => {
  const service = getFunctions(app, import.meta.env['VITE_REGION'] ?? region);
  const local = emulator('functions');
  if (local) connectFunctionsEmulator(service, local.host, local.port);
  return service;
});

const defaultTimeoutMs = 20_000;

async function call(
  path: string,
  { answer, timeoutMs = defaultTimeoutMs }: Operation,
  input: unknown,
): Promise<unknown> {
  try {
    const callable = httpsCallable(await functions(), path, { timeout: timeoutMs });
    return answer.parse((await callable(inLanguage(input))).data);
  } catch (error) {
    throw toFailure(error);
  }
}

function inLanguage(input: unknown): unknown {
  const { language } = currentLocale();
  return language === mainLanguage ? input : { ...(input as object), language };
}
