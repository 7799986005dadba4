import type { FindRequestInput } from '@selasar/domain/trips';
import { useEffect, useRef, useState } from 'react';
import { tripApi } from '../../../data/api.ts';
import { forgetUnanswered, unanswered, type Unanswered } from './unanswered.ts';

export interface Outcome {
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
): readonly Outcome[] {
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
      const outcome = { kind, at, hasArrived, tripKey };
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
  return outcomes;
}
