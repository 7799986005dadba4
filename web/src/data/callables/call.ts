import { callErrorSchema, region } from '@selasar/domain';
import type { CallError } from '@selasar/domain';
import { FirebaseError } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { z } from 'zod';
import { app } from '../app.ts';
import { afterAppCheck } from '../appCheck.ts';
import { emulator } from '../config.ts';

const functions = afterAppCheck(() => {
  const service = getFunctions(app, region);
  const local = emulator('functions');
  if (local) connectFunctionsEmulator(service, local.host, local.port);
  return service;
});

/** What a callable refused with; without details when the server was not reached. */
export class CallFailure extends Error {
  readonly details: CallError | undefined;

  constructor(details: CallError | undefined, cause: unknown) {
    super(details?.message ?? 'The server could not be reached.', { cause });
    this.details = details;
  }
}

/** A callable that checks its answer. Rejects with CallFailure. `timeoutMs` in milliseconds. */
export function callable<Answer extends z.ZodType>(
  name: string,
  answer: Answer,
  timeoutMs = 20_000,
): (input: unknown) => Promise<z.infer<Answer>> {
  return async (input) => {
    try {
      const call = httpsCallable(await functions(), name, { timeout: timeoutMs });
      return answer.parse((await call(input)).data);
    } catch (error) {
      const details = error instanceof FirebaseError && 'details' in error ? error.details : null;
      throw new CallFailure(callErrorSchema.safeParse(details).data, error);
    }
  };
}
