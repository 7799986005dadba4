import { camelCase } from '../../codec/schema.ts';

/** A path template of `google.api.http`, compiled. */
export interface RouteTemplate {
  /** Matches the undecoded path after `/v1`. */
  readonly pattern: RegExp;
  /** The message field that each group of the pattern sets: `document.name` as its two names. */
  readonly fields: readonly (readonly string[])[];
}

// Compiles e.g. /v1/{parent=projects/*/databases/*/documents/*/**}/{collection_id}. Firestore's `*/**` is the path of a
// document, so its segments come in pairs where a collection id follows. Elsewhere it takes whatever is there, so that
// the service can say what is wrong with it.
export function compileTemplate(template: string): RouteTemplate {
  const [, path = ''] = /^\/v1(\/.*)$/.exec(template) ?? [];
  const fields: string[][] = [];
  const parts = path.split(/(\{[^}]*\})/).map((part, index, all) => {
    const [, name, wildcards] = /^\{([^=}]+)(?:=(.*))?\}$/.exec(part) ?? [];
    if (name === undefined) return escape(part);
    fields.push(name.split('.').map(camelCase));
    const collectionFollows = all[index + 1] === '/';
    return `(${wildcards === undefined ? '[^/]*' : segments(wildcards, collectionFollows)})`;
  });
  return { pattern: new RegExp(`^${parts.join('')}$`, 's'), fields };
}

const PAIR = '[^/]+/[^/]+';

function segments(wildcards: string, collectionFollows: boolean): string {
  if (!collectionFollows) return escapeExcept(wildcards.replace('*/**', '§'), '.*');
  if (wildcards.endsWith('/*/**')) {
    return `${escapeExcept(wildcards.slice(0, -4), '')}${PAIR}(?:/${PAIR})*`;
  }
  if (wildcards.endsWith('/**')) {
    return `${escapeExcept(wildcards.slice(0, -3), '')}(?:/${PAIR})*`;
  }
  return escapeExcept(wildcards, '');
}

/** `*` is one segment, `§` is `rest`, everything else stands for itself. */
function escapeExcept(wildcards: string, rest: string): string {
  return wildcards
    .split(/([*§])/)
    .map((part) => (part === '*' ? '[^/]+' : part === '§' ? rest : escape(part)))
    .join('');
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
