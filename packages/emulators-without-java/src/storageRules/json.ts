export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list under a name; empty when there is none. */
export function listIn(json: unknown, name: string): readonly unknown[] {
  const value = isRecord(json) ? json[name] : undefined;
  return Array.isArray(value) ? value : [];
}

/** The object under a name; empty when there is none. */
export function recordIn(json: unknown, name: string): Readonly<Record<string, unknown>> {
  const value = isRecord(json) ? json[name] : undefined;
  return isRecord(value) ? value : {};
}

/** The text under a name; empty when there is none. */
export function textIn(json: unknown, name: string): string {
  const value = isRecord(json) ? json[name] : undefined;
  return typeof value === 'string' ? value : '';
}
