/** Compile limits, as production has them. */
export const MAX_SOURCE_BYTES = 256 * 1024;
export const MAX_DEPTH = 99;
export const MAX_BINDINGS = 11;
export const MAX_CALL_STACK = 21;

/** Tokens of one statement. The parser takes seconds over more, and no request may evaluate so many. */
const MAX_TOKENS = 4000;

/**
 * Where a source nests deeper or goes on longer than any accepted expression can. Asked before parsing: the parser
 * takes minutes over thousands of brackets.
 */
export function tooComplexAt(source: string): { line: number; column: number } | undefined {
  let [depth, negations, choices, length] = [0, 0, 0, 0];
  const tokens =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|!(?!=)|\w+|[^\s]/gu;
  for (const { 0: token, index } of source.matchAll(tokens)) {
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    negations = token === '!' ? negations + 1 : 0;
    length++;
    if (token === ';') [choices, length] = [0, 0];
    else if (token === '?') choices++;
    else if (token === '(' || token === '[' || token === '{') depth++;
    else if (token === ')' || token === ']' || token === '}') depth--;
    // Braces of the blocks around come on top of an expression's own brackets.
    const tooDeep = depth > 2 * MAX_DEPTH || negations > MAX_DEPTH || choices > MAX_DEPTH;
    if (tooDeep || length > MAX_TOKENS) {
      const before = source.slice(0, index);
      const lineStart = before.lastIndexOf('\n') + 1;
      return { line: before.split('\n').length, column: index - lineStart + 1 };
    }
  }
  return undefined;
}
