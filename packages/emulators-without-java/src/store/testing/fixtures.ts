import type { Clock } from '../../model/clock.ts';
import { parseFieldPath } from '../../model/fieldPath.ts';
import type { Value } from '../../model/value.ts';
import type { FieldTransform, Precondition, Write } from '../write.ts';

/** What tests of several folders need. */
export function map(entries: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}

export function set(
  path: string,
  fields: Record<string, Value>,
  options: { mask?: string[]; transforms?: FieldTransform[]; precondition?: Precondition } = {},
): Write {
  return {
    kind: 'set',
    path,
    fields: map(fields),
    mask: options.mask?.map(parseFieldPath),
    transforms: options.transforms ?? [],
    precondition: options.precondition,
  };
}

export function remove(path: string, precondition?: Precondition): Write {
  return { kind: 'delete', path, precondition };
}

/** A clock that moves only when told to, and calls back what is due then. */
export class ManualClock implements Clock {
  readonly #timers = new Set<{ dueMicros: bigint; callback: () => void }>();
  #micros: bigint;

  constructor(micros = 1_700_000_000_000_000n) {
    this.#micros = micros;
  }

  nowMicros(): bigint {
    return this.#micros;
  }

  after(delayMs: number, callback: () => void): () => void {
    const timer = { dueMicros: this.#micros + BigInt(delayMs) * 1000n, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  advance(ms: number): void {
    this.#micros += BigInt(Math.round(ms * 1000));
    for (const timer of this.#timers) {
      if (timer.dueMicros > this.#micros) continue;
      this.#timers.delete(timer);
      timer.callback();
    }
  }
}
