/** A change of one file: texts of it, and what they become; or a new file, whose nothing becomes all of it. */
export interface Step {
  readonly file: string;
  readonly isNew: boolean;
  readonly changes: readonly { readonly from: string; readonly to: string }[];
}

/** A section of docs/recipes.md. */
export interface Recipe {
  readonly steps: readonly Step[];
  /** The files that the compiler names after the first step. */
  readonly named: readonly string[];
}

/** The section with the given heading. Throws for a text that has none. */
export function recipeIn(text: string, heading: string): Recipe {
  const section = text.split(/^## /m).find((one) => one.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`No recipe is called '${heading}'.`);
  return {
    steps: Array.from(
      section.matchAll(/^```(\w+) (\S+)\n([^]*?)^```$/gm),
      ([, kind, file = '', block = '']) => ({
        file,
        isNew: kind !== 'diff',
        changes:
          kind === 'diff'
            ? block
                .split(/^@@\n/m)
                .map((hunk) => ({ from: sideOf(hunk, ' -'), to: sideOf(hunk, ' +') }))
            : [{ from: '', to: block }],
      }),
    ),
    named: Array.from(section.matchAll(/^- `(.+)`$/gm), ([, file = '']) => file).toSorted(),
  };
}

/** The lines of a diff that begin with one of the marks, without it. The last may be the beginning of a line. */
const sideOf = (hunk: string, marks: string): string =>
  hunk
    .trimEnd()
    .split('\n')
    .filter((line) => marks.includes(line.charAt(0)))
    .map((line) => line.slice(1))
    .join('\n');

/** The content after a step. Throws unless each text that is to be changed stands there once. */
export const changed = (content: string, { file, isNew, changes }: Step): string =>
  changes.reduce((before, { from, to }) => {
    if (isNew) return to;
    const parts = before.split(from);
    if (parts.length !== 2) {
      throw new Error(`${file} has this ${parts.length - 1} times, not once:\n${from}`);
    }
    return parts.join(to);
  }, content);
