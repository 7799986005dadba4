import { Coverage } from './coverage.ts';
import { FirestoreAuthorizer } from './firestore/authorizer.ts';
import type { Ruleset } from './language/ast.ts';
import { compile } from './language/compile.ts';
import { EvaluationMessage } from './messages.ts';
import type { RulesEvaluation, RulesFile, RulesIssue, RulesRegistry } from './types.ts';

interface Loaded {
  readonly files: readonly RulesFile[];
  readonly ruleset: Ruleset;
  readonly observer: Coverage;
}

/** In force while the default rules have never compiled: a broken file must not look like an open one. */
const CLOSED: Ruleset = { version: 2, functions: [], services: [] };

/** The rules of all projects. Loading is all or nothing: rules with errors leave the old ones in force. */
export function createRulesRegistry(): RulesRegistry {
  const ofProject = new Map<string, Loaded>();
  let byDefault: { files: readonly RulesFile[]; ruleset: Ruleset } | undefined;
  const listeners = new Set<(evaluation: RulesEvaluation) => void>();

  /** A project without rules of its own gets the default ones, with its own coverage. */
  const current = (project: string): Loaded | undefined => {
    const own = ofProject.get(project);
    if (own || !byDefault) return own;
    const loaded = { ...byDefault, observer: new Coverage(byDefault.files, byDefault.ruleset) };
    usingDefault.add(project);
    ofProject.set(project, loaded);
    return loaded;
  };
  const usingDefault = new Set<string>();

  return {
    load(project, files): RulesIssue[] {
      const { issues, ruleset } = compile(files);
      if (ruleset) {
        ofProject.set(project, { files, ruleset, observer: new Coverage(files, ruleset) });
        usingDefault.delete(project);
      }
      return issues;
    },
    loadDefault(files): RulesIssue[] {
      const { issues, ruleset } = compile(files);
      if (ruleset || !byDefault) {
        byDefault = { files, ruleset: ruleset ?? CLOSED };
        for (const project of usingDefault) ofProject.delete(project);
        usingDefault.clear();
      }
      return issues;
    },
    for: (project) =>
      new FirestoreAuthorizer(
        () => current(project),
        (evaluation) => {
          if (listeners.size === 0) return;
          const message = new EvaluationMessage(evaluation, current(project)?.files ?? []);
          for (const listener of listeners) listener(message);
        },
      ),
    coverage: (project) => current(project)?.observer.toJSON() ?? {},
    onEvaluation(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
