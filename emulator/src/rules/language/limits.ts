/** Compile limits, as production has them. */
export const MAX_SOURCE_BYTES = 256 * 1024;
export const MAX_DEPTH = 99;
export const MAX_BINDINGS = 11;
export const MAX_CALL_STACK = 21;

/**
 * Whether a source nests deeper than any accepted expression can. Asked before parsing: the parser takes minutes
 * over thousands of brackets.
 */
export function nestsTooDeep(source: string): { line: number; column: number } | undefined {
  let [depth, negations, choices] = [0, 0, 0];
  const tokens =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|!(?!=)|[^\s]/gu;
  for (const { 0: token, index } of source.matchAll(tokens)) {
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    negations = token === '!' ? negations + 1 : 0;
    if (token === ';') choices = 0;
    else if (token === '?') choices++;
    else if (token === '(' || token === '[' || token === '{') depth++;
    else if (token === ')' || token === ']' || token === '}') depth--;
    // Braces of the blocks around come on top of an expression's own brackets.
    if (depth > 2 * MAX_DEPTH || negations > MAX_DEPTH || choices > MAX_DEPTH) {
      const before = source.slice(0, index);
      const lineStart = before.lastIndexOf('\n') + 1;
      return { line: before.split('\n').length, column: index - lineStart + 1 };
    }
  }
  return undefined;
}
