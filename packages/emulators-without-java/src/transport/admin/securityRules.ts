import { StatusError } from '../../model/status.ts';
import type { RulesFile, RulesIssue, RulesRegistry } from '../../rules/types.ts';
import { invalidPayload } from '../../codec/invalidPayload.ts';

/**
 * `PUT …:securityRules`. Rules with errors are never put in force; with `ignore_errors` the answer lists them, as the
 * CLI wants it. @throws StatusError INVALID_ARGUMENT
 */
export function loadRules(
  registry: RulesRegistry,
  project: string,
  body: Record<string, unknown>,
): { issues?: RulesIssue[] } {
  const files = readFiles(body['rules']);
  const issues = registry.load(project, files);
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  const ignoreErrors = body['ignore_errors'] === true || body['ignoreErrors'] === true;
  if (errors.length > 0 && !ignoreErrors) {
    const lines = errors.map(
      ({ sourcePosition: { line, column }, description }) => `L${line}:${column} ${description}`,
    );
    throw new StatusError('INVALID_ARGUMENT', ['Error compiling rules:', ...lines].join('\n'));
  }
  return issues.length > 0 ? { issues } : {};
}

function readFiles(rules: unknown): RulesFile[] {
  const files = isRecord(rules) ? rules['files'] : undefined;
  if (!Array.isArray(files) || files.length === 0) throw invalidPayload();
  return files.map((file: unknown) => {
    if (!isRecord(file) || typeof file['content'] !== 'string') throw invalidPayload();
    const { name, content } = file;
    return { name: typeof name === 'string' ? name : undefined, content };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
