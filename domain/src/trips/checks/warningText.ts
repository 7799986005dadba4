import { tripWarningMessages, fixMessages } from '../messages.ts';
import type { TripWarning, SuggestedFix } from './warning.ts';

type Reader = 'guest' | 'staff';

// Each code has its own facts; TypeScript cannot infer that the message has the same code.

export function warningText({ code, facts }: TripWarning, reader: Reader): string {
  const words = tripWarningMessages[code][reader] as (facts: TripWarning['facts']) => string;
  return words(facts);
}

export function fixText(suggestedFix: SuggestedFix, reader: Reader): string {
  const words = fixMessages[suggestedFix.code][reader] as (suggestedFix: SuggestedFix) => string;
  return words(suggestedFix);
}
