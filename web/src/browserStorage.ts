/** A storage of the browser. Where it fails, as in some private windows, values last as long as the page. */
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
        // Without storage there is nothing to remove.
      }
    },
    keys(prefix: string): string[] {
      const keys = new Set(inMemory.keys());
      try {
        for (const key of Object.keys(of())) keys.add(key);
      } catch {
        // Without storage there are only the keys in memory.
      }
      return [...keys].filter((key) => key.startsWith(prefix));
    },
  };
}

/** Until the tab is closed, reloads included. */
export const tabStorage = safeStorage(() => sessionStorage);
/** Removes all data of a visitor that lasts as long as the tab. */
export const clearTab = (): void => tabStorage.keys('').forEach((key) => tabStorage.remove(key));

/** Until it is removed. */
export const localStore = safeStorage(() => localStorage);
