import { useRef } from 'react';
import type { SyntheticEvent } from 'react';

/** Blocks a submit that is already refused, and focuses the reason. */
export function useReason(isRefused: boolean, save: (event: SyntheticEvent) => Promise<void>) {
  const reason = useRef<HTMLDivElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isRefused) reason.current?.focus();
    else void save(event);
  };
  return { reason, submit };
}
