import { useEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';

export function useReason(
  isRefused: boolean,
  save: (event: SyntheticEvent) => Promise<void>,
  /** How often it was sent in vain: the reason may be below the visible part of the form. */
  tries = 0,
) {
  const reason = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) reason.current?.focus();
  }, [tries]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isRefused) reason.current?.focus();
    else void save(event);
  };
  return { reason, submit };
}
