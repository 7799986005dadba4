import { tripFindingWords, wayOutWords } from '../messages.ts';
import type { TripFinding, WayOut } from './finding.ts';

type Reader = 'guest' | 'staff';

// A code goes with its own facts; that the words are of the same code, TypeScript cannot follow.

/** The sentence for a person. */
export function findingText({ code, facts }: TripFinding, reader: Reader): string {
  const words = tripFindingWords[code][reader] as (facts: TripFinding['facts']) => string;
  return words(facts);
}

/** What leads out of it, as a link says it. */
export function wayOutText(wayOut: WayOut, reader: Reader): string {
  const words = wayOutWords[wayOut.code][reader] as (wayOut: WayOut) => string;
  return words(wayOut);
}
