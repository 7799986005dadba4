import { mostUnanswered, requestKeySchema } from '@selasar/domain/core';
import { findRequestInputSchema } from '@selasar/domain/trips';
import { z } from 'zod';
import { browserKeys } from '../../../browserKeys.ts';
import { localStore } from '../../../browserStorage.ts';
import { Failure } from '../../../data/firebase/failure.ts';

const unansweredSchema = z.object({
  kind: findRequestInputSchema.shape.kind,
  /** The name of the form's draft. */
  form: z.string(),
  key: requestKeySchema,
  /** Nothing personal: another person may use the browser next. */
  asks: z.record(z.string(), z.string().or(z.number())),
  /** Milliseconds. */
  at: z.number(),
  /** The page that sent it has stopped waiting. */
  isGivenUp: z.boolean(),
});
/** This browser knows it beyond the tab. */
export type Unanswered = z.infer<typeof unansweredSchema>;

const maxAgeMs = 60 * 60 * 1000;
const stored = browserKeys.unanswered;

function readAll(): Unanswered[] {
  try {
    return z.array(unansweredSchema).parse(JSON.parse(localStore.read(stored) ?? '[]'));
  } catch {
    return [];
  }
}

export const unanswered = (): Unanswered[] =>
  readAll().filter(({ at }) => Date.now() - at < maxAgeMs);

function write(requests: readonly Unanswered[]): void {
  if (requests.length > 0)
    localStore.write(stored, JSON.stringify(requests.slice(-mostUnanswered)));
  else localStore.remove(stored);
}

const others = (key: string) => unanswered().filter((request) => request.key !== key);

export const forgetUnanswered = (key: string): void => write(others(key));
export const forgetAllUnanswered = (): void => localStore.remove(stored);

/** They prove to the server that the requests are this browser's. */
export function unansweredKeys(but: string): { unansweredKeys?: string[] } {
  const keys = others(but).map(({ key }) => key);
  return keys.length > 0 ? { unansweredKeys: keys } : {};
}

export async function untilAnswered<Answer>(
  request: Omit<Unanswered, 'at' | 'isGivenUp'>,
  call: Promise<Answer>,
): Promise<Answer> {
  const sent = { ...request, at: Date.now(), isGivenUp: false };
  write([...others(request.key), sent]);
  try {
    const answer = await call;
    forgetUnanswered(request.key);
    return answer;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'refused') forgetUnanswered(request.key);
    else write([...others(request.key), { ...sent, isGivenUp: true }]);
    throw error;
  }
}
