/** A storage of the browser. What it refuses, as in some private windows, lasts as long as the page. */
function safeStorage(of: () => Storage) {
  const inMemory = new Map<string, string>();
  return {
    read(key: string): string | undefined {
      try {
        return inMemory.get(key) ?? of().getItem(key) ?? undefined;
      } catch {
        return inMemory.get(key);
      }
    },
    write(key: string, text: string): void {
      try {
        of().setItem(key, text);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, text);
      }
    },
    remove(key: string): void {
      inMemory.delete(key);
      try {
        of().removeItem(key);
      } catch {
        // Then nothing was stored either.
      }
    },
    keys(prefix: string): string[] {
      const keys = new Set(inMemory.keys());
      try {
        for (const key of Object.keys(of())) keys.add(key);
      } catch {
        // Then there are only those in memory.
      }
      return [...keys].filter((key) => key.startsWith(prefix));
    },
  };
}

/** Until the tab is closed, reloads included. */
export const tabStorage = safeStorage(() => sessionStorage);
/** Forgets all of a visitor that ends with the tab. */
export const clearTab = (): void => tabStorage.keys('').forEach((key) => tabStorage.remove(key));

/** Until it is removed. */
export const localStore = safeStorage(() => localStorage);
