/**
 * Prints JSON as the official server does: two spaces, list elements on the line of their bracket, `{\n}` for an
 * empty message, and a negative zero that stays one.
 */
export function printPretty(json: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(json)) {
    return `[${json.map((element) => printPretty(element, indent)).join(', ')}]`;
  }
  if (isObject(json)) {
    const members = membersOf(json).map(
      ([key, value]) => `${inner}${JSON.stringify(key)}: ${printPretty(value, inner)}`,
    );
    return members.length ? `{\n${members.join(',\n')}\n${indent}}` : `{\n${indent}}`;
  }
  return printScalar(json);
}

/** On one line, for WebChannel. */
export function printCompact(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(printCompact).join(',')}]`;
  if (isObject(json)) {
    const members = membersOf(json).map(
      ([key, value]) => `${JSON.stringify(key)}:${printCompact(value)}`,
    );
    return `{${members.join(',')}}`;
  }
  return printScalar(json);
}

/** Without what is undefined: JSON has no word for it. */
function membersOf(json: Record<string, unknown>): [string, unknown][] {
  return Object.entries(json).filter(([, value]) => value !== undefined);
}

function printScalar(json: unknown): string {
  return Object.is(json, -0) ? '-0.0' : JSON.stringify(json);
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
