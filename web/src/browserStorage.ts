function pageStorage() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key),
    write: (key: string, text: string): void => void values.set(key, text),
    remove: (key: string): void => void values.delete(key),
    keys: (prefix: string) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** Where the browser's storage fails, as in some private windows, values are in `lesser`. */
function safeStorage(of: () => Storage, lesser: ReturnType<typeof pageStorage>) {
  return {
    read(key: string): string | undefined {
      try {
        return lesser.read(key) ?? of().getItem(key) ?? undefined;
      } catch {
        return lesser.read(key);
      }
    },
    write(key: string, text: string): void {
      try {
        of().setItem(key, text);
        lesser.remove(key);
      } catch {
        lesser.write(key, text);
      }
    },
    remove(key: string): void {
      lesser.remove(key);
      try {
        of().removeItem(key);
      } catch {
        // Without storage there is nothing to remove.
      }
    },
    keys(prefix: string): string[] {
      const keys = new Set(lesser.keys(prefix));
      try {
        for (const key of Object.keys(of())) if (key.startsWith(prefix)) keys.add(key);
      } catch {
        // Without storage there are only the keys of the other one.
      }
      return [...keys];
    },
  };
}

export const tabStorage = safeStorage(() => sessionStorage, pageStorage());
export const clearTab = (): void => tabStorage.keys('').forEach((key) => tabStorage.remove(key));

export const localStore = safeStorage(() => localStorage, tabStorage);

/** Earlier versions kept the key of a trip, and encrypted copies, in this browser: the next person could open them. */
export function removeOldTrips(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name === 'trip' || name.startsWith('trip-copy:')) localStorage.removeItem(name);
    }
  } catch {
    // Without storage there are none.
  }
}
