import { toStatusError } from '../model/fault.ts';
import type { Ruleset } from '../rules/language/ast.ts';
import { compile } from '../rules/language/compile.ts';
import type { RulesFile, RulesIssue } from '../rules/types.ts';
import { isRecord, listIn, recordIn, textIn } from './json.ts';
import { verify } from './verify.ts';

type Send = (message: object) => void;

/**
 * The Storage rules runtime behind the CLI's Storage emulator. The CLI sends actions with an id and waits for an
 * answer with the same id; any status but `ok` would leave it waiting, so failures are listed as errors.
 */
export class StorageRulesRuntime {
  readonly #rulesets = new Map<string, Ruleset>();
  /** Requests that wait for a Firestore document, by their id. */
  readonly #waiting = new Map<unknown, (answer: unknown) => void>();
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** One message of the CLI. Resolves when it is dealt with. */
  async receive(message: unknown): Promise<void> {
    if (!isRecord(message)) return;
    const { id, action } = message;
    const answer = this.#waiting.get(id);
    if (answer && action === undefined) {
      this.#waiting.delete(id);
      answer(message);
      return;
    }
    try {
      this.#answer(id, await this.#act(action, recordIn(message, 'context'), id));
    } catch (error) {
      const { message } = toStatusError(error, `Storage rules ${String(action)}`);
      this.#answer(id, { errors: [message] });
    }
  }

  async #act(action: unknown, context: unknown, id: unknown): Promise<object> {
    switch (action) {
      case 'load_ruleset':
        return this.#load(context);
      case 'verify': {
        const ruleset = this.#rulesets.get(textIn(context, 'rulesetName'));
        if (!ruleset) return { errors: ['The ruleset is not loaded.'] };
        const { permit, warnings } = await verify(ruleset, context, (path) =>
          this.#fetchDocument(id, path),
        );
        return { result: { permit }, warnings };
      }
      default:
        return { errors: [`Unknown action: ${String(action)}.`] };
    }
  }

  #load(context: unknown): object {
    const files = listIn(recordIn(context, 'source'), 'files').map((file): RulesFile => ({
      name: textIn(file, 'name'),
      content: textIn(file, 'content'),
    }));
    const { ruleset, issues } = compile(files);
    const texts = (severity: RulesIssue['severity']): string[] =>
      issues
        .filter((issue) => issue.severity === severity)
        .map((issue) => issueText(issue, files[0]?.name ?? ''));
    if (!ruleset) return { errors: texts('ERROR'), warnings: texts('WARNING') };
    this.#rulesets.set(textIn(context, 'rulesetName'), ruleset);
    return { result: { rulesVersion: ruleset.version }, warnings: texts('WARNING') };
  }

  async #fetchDocument(id: unknown, path: string): Promise<unknown> {
    const answer = await new Promise<unknown>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({
        server_request_id: id,
        action: 'fetch_firestore_document',
        context: { path },
        status: 'ok',
        errors: [],
        warnings: [],
      });
    });
    return textIn(answer, 'status') === 'ok' ? recordIn(answer, 'result') : undefined;
  }

  #answer(id: unknown, content: object): void {
    this.#send({ id, status: 'ok', errors: [], warnings: [], ...content });
  }
}

/** The CLI reads the description and the line out of JSON text. */
function issueText({ description, sourcePosition }: RulesIssue, fileName: string): string {
  return JSON.stringify({
    description_: description,
    sourcePosition_: {
      fileName_: fileName,
      line_: sourcePosition.line,
      column_: sourcePosition.column,
    },
  });
}
