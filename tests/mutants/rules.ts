import {
  childrenOf,
  type Expression,
  type MatchBlock,
} from '../../packages/emulators-without-java/src/rules/language/ast.ts';
import { compile } from '../../packages/emulators-without-java/src/rules/language/compile.ts';

/** Rules with one condition changed. */
export interface Mutant {
  readonly source: string;
  readonly line: number;
  readonly was: string;
  readonly is: string;
  /** The first path segment that the condition applies to; undefined if it applies to all. */
  readonly area: string | undefined;
}

interface Condition {
  readonly expression: Expression;
  readonly area: string | undefined;
}

/**
 * All mutants of a rules file: each condition removed (an operand of `&&` becomes true, one of `||` false) and each
 * negated. Throws for rules that do not compile.
 */
export function mutantsOf(content: string): Mutant[] {
  const { ruleset, issues } = compile([{ name: 'rules', content }]);
  if (!ruleset) throw new Error(issues.map(({ description }) => description).join('\n'));
  const symbols = Array.from(content);
  const textOf = ({ at }: Expression) => symbols.slice(at.start, at.end + 1).join('');
  const seen = new Set<string>();
  return conditionsOf(ruleset).flatMap(({ expression, area }) =>
    replacementsIn(expression, undefined).flatMap(({ target, by }) => {
      const was = textOf(target);
      const is = by === 'not' ? `!(${was})` : by;
      const before = symbols.slice(0, target.at.start).join('');
      const source = `${before}${is}${symbols.slice(target.at.end + 1).join('')}`;
      if (seen.has(source) || is === was) return [];
      seen.add(source);
      return [{ source, line: target.at.line, was, is, area }];
    }),
  );
}

/** The conditions of all permissions, and the results of functions. */
function conditionsOf(ruleset: NonNullable<ReturnType<typeof compile>['ruleset']>): Condition[] {
  const found: Condition[] = [];
  const visit = (block: MatchBlock, outer: string | undefined) => {
    const [first] = block.pattern;
    // The outermost block is the database or bucket and applies to everything.
    const isRoot = block.owner === undefined;
    const area = isRoot
      ? undefined
      : (outer ?? (first?.kind === 'literal' ? first.text : undefined));
    for (const { result } of block.functions) found.push({ expression: result, area });
    for (const { condition } of block.permissions) {
      if (condition) found.push({ expression: condition, area });
    }
    for (const inner of block.matches) visit(inner, area);
  };
  for (const { result } of ruleset.functions) found.push({ expression: result, area: undefined });
  for (const service of ruleset.services) {
    for (const { result } of service.functions) {
      found.push({ expression: result, area: undefined });
    }
    for (const block of service.matches) visit(block, undefined);
  }
  return found;
}

interface Replacement {
  readonly target: Expression;
  readonly by: 'true' | 'false' | 'not';
}

/** `within` is the operator that the expression is an operand of. */
function replacementsIn(expression: Expression, within: 'and' | 'or' | undefined): Replacement[] {
  if (expression.kind === 'and' || expression.kind === 'or') {
    const { kind, left, right } = expression;
    return [...replacementsIn(left, kind), ...replacementsIn(right, kind)];
  }
  const inner = childrenOf(expression)
    .filter(isCondition)
    .flatMap((child) => replacementsIn(child, undefined));
  const taken: Replacement = { target: expression, by: within === 'or' ? 'false' : 'true' };
  return [taken, { target: expression, by: 'not' }, ...inner];
}

const isCondition = ({ kind }: Expression): boolean =>
  kind === 'and' || kind === 'or' || kind === 'not' || kind === 'binary' || kind === 'is';
