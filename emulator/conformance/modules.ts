import type { ReplayModule } from './run.ts';
import * as rulesCorpus from './rules-corpus.ts';

/** One module per recording. A new recording is one file here and one line in this list. */
export const modules: readonly ReplayModule[] = [rulesCorpus];
