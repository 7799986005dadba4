import { useRef } from 'react';
import type { SyntheticEvent } from 'react';

/** Sends nothing that is refused already, but leads to the reason. */
export function useReason(isRefused: boolean, save: (event: SyntheticEvent) => Promise<void>) {
  const reason = useRef<HTMLDivElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isRefused) reason.current?.focus();
    else void save(event);
  };
  return { reason, submit };
}
