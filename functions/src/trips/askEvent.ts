import type { AskEvent, BookingFacts, TransferFacts } from '@selasar/domain';
import type { Asked } from '../status/subject.ts';

/** What the history tells of what a guest asks for. */
export function askEvent(
  asked: Asked,
  outcome: AskEvent['outcome'],
  before: BookingFacts | TransferFacts,
): AskEvent {
  if (asked.what === 'cancel') return { what: 'cancel', outcome };
  const { what, at: _, ...after } = asked;
  return { what, outcome, before, after };
}
