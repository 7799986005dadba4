import { FieldValue } from 'firebase-admin/firestore';
import type { HttpsError } from 'firebase-functions/v2/https';
import type { Guest } from '../operation.ts';
import { settings } from '../settings.ts';
import { addressCounter } from './limitAddress.ts';
import { endOfHour, tooManyRequests } from './hour.ts';

// Only wrong guesses count: guests of one hotel share an address and may open their own trips any number of times.

const counterOf = (address: string, now: number) => addressCounter(`guesses of ${address}`, now);

async function refuseGuesser(address: string): Promise<void> {
  const now = Date.now();
  const stored = await (await counterOf(address, now)).get();
  if (Number(stored.get('count') ?? 0) >= settings.guessesPerAddress.value()) {
    throw tooManyRequests(now);
  }
}

async function countGuess(address: string): Promise<void> {
  const now = Date.now();
  const counter = await counterOf(address, now);
  await counter.set({ count: FieldValue.increment(1), expiresAt: endOfHour(now) }, { merge: true });
}

export async function openedBy<Found>(
  { address }: Guest,
  find: () => Promise<Found | undefined>,
  refusal: HttpsError,
): Promise<Found> {
  await refuseGuesser(address);
  const found = await find();
  if (found) return found;
  await countGuess(address);
  throw refusal;
}
