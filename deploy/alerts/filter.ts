/** A Cloud Logging entry, with the fields that our filters use. */
export interface Entry {
  readonly severity: string;
  readonly message: string;
  /** The function, as Cloud Run names it. */
  readonly service?: string;
}

const severities = ['DEBUG', 'INFO', 'NOTICE', 'WARNING', 'ERROR', 'CRITICAL'];

/**
 * Whether a line of a function matches a filter of logs, of the small part of that language that our files use: parts joined
 * by AND; `=` (equal), `:` (contains), `!=` and `>=`; several texts joined by OR in brackets. Throws an Error at anything else.
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
    throw new Error(`Not understood: ${part}`);
  });
}

/** The texts of `"one"` or of `("one" OR "two")`. */
export const textsIn = (value: string): string[] =>
  [...value.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
