import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import { indexUsed } from '../query/index.ts';
import type { Query } from '../query/index.ts';
import type { Wire } from '../model/wire.ts';
import type { Call } from './call.ts';

type Options = Wire<google.firestore.v1.IExplainOptions> | null | undefined;
type Metrics = Wire<google.firestore.v1.IExplainMetrics>;

/** A wish to have a query explained: only its plan, or with `analyze` also what it took, beside the results. */
export class Explanation {
  readonly #options: Options;
  readonly #call: Call;
  readonly #startMicros: bigint;

  constructor(call: Call, options: Options) {
    this.#options = options;
    this.#call = call;
    this.#startMicros = call.parts.clock.nowMicros();
  }

  /** Whether nothing is to be run. */
  get isPlanOnly(): boolean {
    return Boolean(this.#options) && !this.#options?.analyze;
  }

  /** What the last answer tells, if anybody wants to know. */
  metrics(query: Query, results: number): { explainMetrics?: Metrics } {
    if (!this.#options) return {};
    const fields = Object.fromEntries(
      Object.entries(indexUsed(query)).map(([name, stringValue]) => [name, { stringValue }]),
    );
    const planSummary = { indexesUsed: [{ fields }] };
    if (this.isPlanOnly) return { explainMetrics: { planSummary } };
    const micros = Number(this.#call.parts.clock.nowMicros() - this.#startMicros);
    const executionStats = {
      resultsReturned: String(results),
      executionDuration: {
        seconds: Math.floor(micros / 1_000_000),
        nanos: (micros % 1_000_000) * 1000,
      },
      // A query that finds nothing is a read, too.
      readOperations: String(Math.max(1, results)),
    };
    return { explainMetrics: { planSummary, executionStats } };
  }
}
