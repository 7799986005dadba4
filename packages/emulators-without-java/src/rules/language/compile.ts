import { isStackOverflow, reportFault } from '../../model/fault.ts';
import type { RulesFile, RulesIssue } from '../types.ts';
import type { Ruleset } from './ast.ts';
import { buildRuleset, unsupportedStatements } from './build.ts';
import { check } from './check.ts';
import { expressionDepth } from './depth.ts';
import { parse } from './grammar.ts';
import { MAX_DEPTH, MAX_SOURCE_BYTES, tooComplexAt } from './limits.ts';

interface Compiled {
  readonly issues: RulesIssue[];
  /** Absent when an issue is an error. */
  readonly ruleset: Ruleset | undefined;
}

const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';
const error = (description: string, line = 1, column = 1): RulesIssue => ({
  sourcePosition: { line, column },
  description,
  severity: 'ERROR',
});
const rejected = (...issues: RulesIssue[]): Compiled => ({ issues, ruleset: undefined });

/** Parses and checks the one file a ruleset has. Never throws over its content. */
export function compile(files: readonly RulesFile[]): Compiled {
  const [file] = files;
  if (!file || files.length > 1) return rejected(error('Rules consist of exactly one file.'));
  const source = file.content;
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    return rejected(error('The rules are larger than 256 KB.'));
  }
  const deep = tooComplexAt(source);
  if (deep) return rejected(error(TOO_COMPLEX, deep.line, deep.column));
  try {
    const { tree, issues } = parse(source);
    if (issues.length > 0 || !tree) return rejected(...issues);
    const unsupported = unsupportedStatements(tree);
    if (unsupported.length > 0) {
      return rejected(
        ...unsupported.map(({ description, at }) => error(description, at.line, at.column)),
      );
    }
    if (expressionDepth(tree) > MAX_DEPTH) return rejected(error(TOO_COMPLEX));
    const ruleset = buildRuleset(tree);
    const findings = check(ruleset);
    const failed = findings.some(({ severity }) => severity === 'ERROR');
    return { issues: findings, ruleset: failed ? undefined : ruleset };
  } catch (caught) {
    if (!(caught instanceof RangeError)) throw caught;
    if (!isStackOverflow(caught)) reportFault(caught, 'rules compiler');
    return rejected(error(TOO_COMPLEX));
  }
}
