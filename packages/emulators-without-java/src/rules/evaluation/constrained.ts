import type { RelationalOperator } from '../language/ast.ts';
import { Failure } from './failure.ts';
import type { RulesValue } from './values.ts';

/** A field of which a query tells something, but not its value. */
export class Constrained extends Failure {
  constructor(
    readonly contains: readonly RulesValue[] = [],
    readonly notEqual: readonly RulesValue[] = [],
    readonly bounds: readonly {
      readonly operator: RelationalOperator;
      readonly value: RulesValue;
    }[] = [],
  ) {
    super(undefined);
  }
}
