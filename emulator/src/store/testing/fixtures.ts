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
  private readonly timers = new Set<{ due: bigint; callback: () => void }>();

  constructor(private micros = 1_700_000_000_000_000n) {}

  now(): bigint {
    return this.micros;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { due: this.micros + BigInt(milliseconds) * 1000n, callback };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  advance(milliseconds: number): void {
    this.micros += BigInt(Math.round(milliseconds * 1000));
    for (const timer of this.timers) {
      if (timer.due > this.micros) continue;
      this.timers.delete(timer);
      timer.callback();
    }
  }
}
