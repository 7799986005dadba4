import type { Address } from './client.ts';
import type { Recording, Replay } from './recording.ts';

export interface ReplayModule {
  /** The recording, relative to the folder of recordings. */
  readonly file: string;
  readonly replay: (recording: Recording, engine: Address) => Promise<Replay>;
}
