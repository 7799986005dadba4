import { encode } from './encode.ts';
import type { Observer } from './evaluation/evaluate.ts';
import type { RulesItem } from './evaluation/values.ts';
import { childrenOf } from './language/ast.ts';
import type { Expression, FunctionDeclaration, MatchBlock, Ruleset } from './language/ast.ts';
import type { RulesFile } from './types.ts';

/** Different values kept for one expression; later ones only count towards the evaluations. */
const MAX_VALUES = 100;

interface Report {
  readonly sourcePosition: object;
  readonly values?: object[] | undefined;
  readonly children?: Report[] | undefined;
}

/** Remembers what each expression of a ruleset was, how often. */
export class Coverage implements Observer {
  readonly #seen = new Map<Expression, Map<RulesItem, number>>();
  readonly #unneeded = new Map<Expression, number>();
  readonly #files: readonly RulesFile[];
  readonly #ruleset: Ruleset;

  constructor(files: readonly RulesFile[], ruleset: Ruleset) {
    this.#files = files;
    this.#ruleset = ruleset;
  }

  evaluated(node: Expression, outcome: RulesItem): void {
    if (node.kind === 'literal') return;
    let values = this.#seen.get(node);
    if (!values) this.#seen.set(node, (values = new Map()));
    const count = values.get(outcome);
    if (count !== undefined) values.set(outcome, count + 1);
    else if (values.size < MAX_VALUES) values.set(outcome, 1);
  }

  skipped(node: Expression): void {
    this.#unneeded.set(node, (this.#unneeded.get(node) ?? 0) + 1);
  }

  /** The JSON of `:ruleCoverage`. */
  toJSON(): object {
    const report = conditionsOf(this.#ruleset).flatMap((node) => this.#reports(node, 0));
    return {
      rules: { files: this.#files.map(({ name, content }) => ({ content, name })) },
      ...(report.length > 0 ? { report } : {}),
    };
  }

  #reports(node: Expression, skippedAbove: number): Report[] {
    if (node.kind === 'literal') return [];
    const skipped = skippedAbove + (this.#unneeded.get(node) ?? 0);
    const values = this.#valuesOf(node, skipped);
    const children = childrenOf(node).flatMap((child) => this.#reports(child, skipped));
    const { line, column, start, end } = node.at;
    return [
      {
        sourcePosition: { line, column, currentOffset: start, endOffset: end },
        ...(values.length > 0 ? { values } : {}),
        ...(children.length > 0 ? { children } : {}),
      },
    ];
  }

  #valuesOf(node: Expression, skipped: number): object[] {
    const counts = new Map<string, { value: object; count: number }>();
    const add = (value: object, count: number): void => {
      const key = JSON.stringify(value);
      const known = counts.get(key);
      if (known) known.count += count;
      else counts.set(key, { value, count });
    };
    for (const [value, count] of this.#seen.get(node) ?? []) add(encode(value), count);
    if (skipped > 0) add({}, skipped);
    return [...counts.values()];
  }
}

/** Every expression that stands by itself: bindings and results of functions, conditions of permissions. */
function conditionsOf(ruleset: Ruleset): Expression[] {
  const ofFunction = ({ bindings, result }: FunctionDeclaration): Expression[] => [
    ...bindings.map(({ value }) => value),
    result,
  ];
  const ofBlock = (block: MatchBlock): Expression[] => [
    ...block.functions.flatMap(ofFunction),
    ...block.permissions.flatMap(({ condition }) => (condition ? [condition] : [])),
    ...block.matches.flatMap(ofBlock),
  ];
  return [
    ...ruleset.functions.flatMap(ofFunction),
    ...ruleset.services.flatMap((service) => [
      ...service.functions.flatMap(ofFunction),
      ...service.matches.flatMap(ofBlock),
    ]),
  ].toSorted((a, b) => a.at.start - b.at.start);
}
