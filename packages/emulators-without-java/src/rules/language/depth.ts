import type { ParseTree } from './grammar.ts';

/** Rules of the grammar that only wrap another one. */
const WRAPPERS = new Set([
  'PrimaryExpressionContext',
  'LiteralExpressionContext',
  'PathSimpleExpressionContext',
  'MapSimpleExpressionContext',
  'ExpressionListContext',
  'MapEntriesContext',
  'MapEntryContext',
]);
const CHAINS = new Set(['LogicalAndExpressionContext', 'LogicalOrExpressionContext']);

/**
 * How deep the expressions of a tree nest; parentheses count, a chain of `&&` or of `||` counts once.
 */
export function expressionDepth(tree: ParseTree): number {
  let deepest = 0;
  const visit = (node: ParseTree, depth: number, chain: string): void => {
    if (node.symbol) return;
    const rule = node.constructor.name;
    const counts =
      /(?:Expression|Literal|PostfixContext|PrefixContext)(?:Context)?$/u.test(rule) &&
      !WRAPPERS.has(rule) &&
      !(CHAINS.has(rule) && rule === chain);
    const here = counts ? depth + 1 : depth;
    deepest = Math.max(deepest, here);
    node.children?.forEach((child, index) => {
      visit(child, here, index === 0 && CHAINS.has(rule) ? rule : '');
    });
  };
  visit(tree, 0, '');
  return deepest;
}
