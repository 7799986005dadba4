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
