import { tripWarningMessages, wayOutMessages } from '../messages.ts';
import type { TripWarning, WayOut } from './warning.ts';

type Reader = 'guest' | 'staff';

// Each code has its own facts; TypeScript cannot infer that the message has the same code.

/** The text of a warning for a reader. */
export function warningText({ code, facts }: TripWarning, reader: Reader): string {
  const words = tripWarningMessages[code][reader] as (facts: TripWarning['facts']) => string;
  return words(facts);
}

/** The link text of a way out. */
export function wayOutText(wayOut: WayOut, reader: Reader): string {
  const words = wayOutMessages[wayOut.code][reader] as (wayOut: WayOut) => string;
  return words(wayOut);
}
