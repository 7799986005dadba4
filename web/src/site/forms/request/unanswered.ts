import { mostUnanswered, requestKeySchema } from '@selasar/domain/core';
import { findRequestInputSchema, type FindRequestInput } from '@selasar/domain/trips';
import { z } from 'zod';
import { useEffect, useRef, useState } from 'react';
import { browserKeys } from '../../../browserKeys.ts';
import { localStore } from '../../../browserStorage.ts';
import { Failure } from '../../../data/firebase/failure.ts';
import { tripApi } from '../../../data/api.ts';

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

const forgetUnanswered = (key: string): void => write(others(key));
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

export interface Outcome {
  key: string;
  kind: FindRequestInput['kind'];
  /** Milliseconds. */
  at: number;
  hasArrived: boolean;
  tripKey?: string | undefined;
}

/** Milliseconds after which a request that has not arrived is not on its way any more. */
const onItsWayMs = 25_000;

/** From any tab or earlier visit: when the form opens, and when the connection is back. */
export function useUnanswered(
  form: string,
  onOutcome: (outcome: Outcome, request: Unanswered) => void,
): readonly [outcomes: readonly Outcome[], drop: (key: string) => void] {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async (request: Unanswered) => {
      const { kind, key, at, isGivenUp } = request;
      const { hasArrived, tripKey } = await tripApi.findRequest({ kind, requestKey: key });
      // Another tab may have had the answer meanwhile.
      const isKnown = unanswered().some((known) => known.key === key);
      if (!isOpen || !isKnown) return;
      if (!hasArrived && !isGivenUp && Date.now() - at < onItsWayMs) {
        timer = setTimeout(askAll, at + onItsWayMs - Date.now());
        return;
      }
      forgetUnanswered(key);
      const outcome = { key, kind, at, hasArrived, tripKey };
      setOutcomes((before) => [...before, outcome]);
      latest.current(outcome, request);
    };
    const askAll = () => {
      if (!navigator.onLine) return;
      for (const request of unanswered()) {
        // Without an answer it is asked again when the connection is back, or the page is opened again.
        if (request.form === form) ask(request).catch(() => undefined);
      }
    };
    askAll();
    window.addEventListener('online', askAll);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      window.removeEventListener('online', askAll);
    };
  }, [form]);
  const drop = (key: string) =>
    setOutcomes((before) => before.filter((outcome) => outcome.key !== key));
  return [outcomes, drop];
}
