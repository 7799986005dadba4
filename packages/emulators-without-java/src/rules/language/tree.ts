import type { Position } from './ast.ts';
import type { ParseTree } from './grammar.ts';

/** The name of the grammar rule. */
export const ruleOf = (tree: ParseTree): string => tree.constructor.name.replace(/Context$/u, '');
export const childrenOf = (tree: ParseTree): readonly ParseTree[] => tree.children ?? [];
/** Children that are grammar rules, tokens left out. */
export const rulesIn = (tree: ParseTree): ParseTree[] => childrenOf(tree).filter((c) => !c.symbol);
export const textOf = (tree: ParseTree): string =>
  tree.symbol ? tree.symbol.text : childrenOf(tree).map(textOf).join('');
/** The first child of a grammar rule. */
export const child = (tree: ParseTree, rule: string): ParseTree | undefined =>
  childrenOf(tree).find((c) => ruleOf(c) === rule);

/** Where the text of a node lies; lines and columns count from 1. */
export function position(tree: ParseTree): Position {
  const first = tree.symbol ?? tree.start;
  const last = tree.symbol ?? tree.stop ?? first;
  return {
    line: first?.line ?? 0,
    column: (first?.column ?? -1) + 1,
    start: first?.start ?? 0,
    end: last?.stop ?? 0,
  };
}
