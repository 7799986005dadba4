import { browserKeys } from '../../browserKeys.ts';

/** What this browser keeps of the staff area in its local storage: choices, what was seen, unsaved forms. */
const prefix = browserKeys.staff;

/** The text that is stored under a name; undefined when there is none, or nothing may be stored. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(name: string, text: string): void {
  try {
    localStorage.setItem(prefix + name, text);
  } catch {
    // It holds for this visit only.
  }
}

export function removeStored(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Then nothing was stored either.
  }
}

/** The stored names that begin so. */
export function storedNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + beginning))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
