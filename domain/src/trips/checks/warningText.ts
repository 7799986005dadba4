import { tripWarningMessages, wayOutMessages } from '../messages.ts';
import type { TripWarning, WayOut } from './warning.ts';

type Reader = 'guest' | 'staff';

// A code goes with its own facts; that the words are of the same code, TypeScript cannot follow.

/** The sentence for a person. */
export function warningText({ code, facts }: TripWarning, reader: Reader): string {
  const words = tripWarningMessages[code][reader] as (facts: TripWarning['facts']) => string;
  return words(facts);
}

/** What leads out of it, as a link says it. */
export function wayOutText(wayOut: WayOut, reader: Reader): string {
  const words = wayOutMessages[wayOut.code][reader] as (wayOut: WayOut) => string;
  return words(wayOut);
}
