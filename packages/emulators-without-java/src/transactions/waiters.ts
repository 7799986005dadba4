interface Waiter {
  /** The transaction that waits; a write without one blocks nobody. */
  readonly transaction: string | undefined;
  readonly holders: readonly string[];
  readonly wake: () => void;
}

/** Writers that wait for locks of others. */
export class Waiters {
  readonly #waiting = new Set<Waiter>();

  /** Resolves when locks were released, or when `timer` calls back. */
  async wait(
    transaction: string | undefined,
    holders: readonly string[],
    timer: (wake: () => void) => () => void,
  ): Promise<void> {
    await new Promise<void>((resolve) => {
      const cancel = timer(() => {
        this.#waiting.delete(waiter);
        resolve();
      });
      const wake = (): void => {
        cancel();
        resolve();
      };
      const waiter: Waiter = { transaction, holders, wake };
      this.#waiting.add(waiter);
    });
  }

  /** Everybody looks again, in the order they came. */
  wake(): void {
    const woken = [...this.#waiting];
    this.#waiting.clear();
    for (const waiter of woken) waiter.wake();
  }

  /** True if one of the holders waits, perhaps through others, for the transaction itself. */
  wouldDeadlock(transaction: string, holders: readonly string[]): boolean {
    const seen = new Set<string>();
    const next = [...holders];
    for (let holder = next.pop(); holder !== undefined; holder = next.pop()) {
      if (holder === transaction) return true;
      if (seen.has(holder)) continue;
      seen.add(holder);
      for (const waiter of this.#waiting) {
        if (waiter.transaction === holder) next.push(...waiter.holders);
      }
    }
    return false;
  }
}
