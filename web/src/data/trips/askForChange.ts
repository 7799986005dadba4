import type { AskForChangeAnswer, AskForChangeInput } from '@selasar/domain';
import { trip } from '../api.ts';

/** A guest asks for another date or number, or only what that would cost. */
export const askForChange: (input: AskForChangeInput) => Promise<AskForChangeAnswer> =
  trip.askForChange;
