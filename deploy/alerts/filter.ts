/** A Cloud Logging entry, with the fields that our filters use. */
export interface Entry {
  readonly severity: string;
  readonly message: string;
  /** The function, as Cloud Run names it. */
  readonly service?: string;
}

const severities = ['DEBUG', 'INFO', 'NOTICE', 'WARNING', 'ERROR', 'CRITICAL'];

/**
 * Whether a log entry of a function matches a filter in the subset of the Logging query language that our files use: terms
 * joined by AND; `=` (equal), `:` (contains), `!=` and `>=`; texts joined by OR in parentheses. Throws an Error otherwise.
 */
export function matches(filter: string, { severity, message, service = '' }: Entry): boolean {
  return filter.split(' AND ').every((part) => {
    const [, field, operator, value = ''] = /^([\w.]+)(>=|!=|=|:)(.+)$/.exec(part) ?? [];
    if (field === 'resource.type') return value === '"cloud_run_revision"';
    if (field === 'resource.labels.service_name' && operator === '!=')
      return value !== `"${service}"`;
    if (field === 'severity' && operator === '>=') {
      return severities.indexOf(severity) >= severities.indexOf(value);
    }
    if (field === 'jsonPayload.message') {
      return textsIn(value).some((text) =>
        operator === '=' ? message === text : message.includes(text),
      );
    }
    throw new Error(`Unsupported filter: ${part}`);
  });
}

/** The texts of `"one"` or of `("one" OR "two")`. */
export const textsIn = (value: string): string[] =>
  [...value.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
