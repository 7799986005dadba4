const prefix = 'selasar.admin.';

/** A choice that this browser remembers; undefined when there is none, or nothing may be stored. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // It holds for this visit only.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Then nothing was stored either.
  }
}

/** The names of all that is remembered and whose name begins so. */
export function rememberedNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + beginning))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
