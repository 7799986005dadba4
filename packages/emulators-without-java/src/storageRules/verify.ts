import { Failure } from '../rules/evaluation/failure.ts';
import { evaluateRequest } from '../rules/evaluation/evaluateRequest.ts';
import { isMap, Path } from '../rules/evaluation/values.ts';
import type { RulesItem } from '../rules/evaluation/values.ts';
import type { Ruleset } from '../rules/language/ast.ts';
import { recordIn, textIn } from './json.ts';
import { documentResource } from './document.ts';
import { DocumentNeeded, FirestoreLookup } from './lookup.ts';
import { typedValue } from './typedValue.ts';

/** Asks the CLI for a Firestore document (its REST form); undefined when there is none. */
type FetchDocument = (path: string) => Promise<unknown>;

interface Verdict {
  readonly permit: boolean;
  /** Why conditions failed, for the CLI's log. */
  readonly warnings: readonly string[];
}

/** Judges one Storage request. `context` is that of the CLI's `verify` action. */
export async function verify(
  ruleset: Ruleset,
  context: unknown,
  fetchDocument: FetchDocument,
): Promise<Verdict> {
  const method = textIn(context, 'method');
  if (method === 'list' && ruleset.version < 2) {
    return {
      permit: false,
      warnings: ["Permission denied. List operations are only allowed for rules_version='2'."],
    };
  }
  const path = Path.parse(textIn(context, 'path')).segments;
  const globals = globalsOf(recordIn(context, 'variables'), method);
  const lookup = new FirestoreLookup();
  for (;;) {
    try {
      const { functions } = lookup;
      const { verdict, findings } = evaluateRequest(ruleset, 'firebase.storage', method, path, {
        globals,
        functions,
      });
      if (verdict === 'allow') return { permit: true, warnings: [] };
      const warnings = findings.flatMap(({ permission, outcome }) =>
        outcome instanceof Failure && outcome.cause !== undefined
          ? [`${outcome.cause} for '${method}' @ L${permission.at.line}`]
          : [],
      );
      return { permit: false, warnings };
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      const document = await fetchDocument(error.path);
      lookup.add(error.path, document === undefined ? undefined : documentResource(document));
    }
  }
}

function globalsOf(
  variables: Readonly<Record<string, unknown>>,
  method: string,
): ReadonlyMap<string, RulesItem> {
  const request = typedValue(variables['request']);
  return new Map<string, RulesItem>([
    ['resource', typedValue(variables['resource'])],
    ['request', new Map([...(isMap(request) ? request : []), ['method', method]])],
  ]);
}
