/** A change of one file: old texts and their replacements, or a new file, with one empty old text. */
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

/** The section with this heading. Throws if there is none. */
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

/** The lines of a diff that start with one of the marks, without the mark. The last line may be a prefix of a line. */
const sideOf = (hunk: string, marks: string): string =>
  hunk
    .trimEnd()
    .split('\n')
    .filter((line) => marks.includes(line.charAt(0)))
    .map((line) => line.slice(1))
    .join('\n');

/** The content after a step. Throws unless each replaced text occurs exactly once. */
export const changed = (content: string, { file, isNew, changes }: Step): string =>
  changes.reduce((before, { from, to }) => {
    if (isNew) return to;
    const parts = before.split(from);
    if (parts.length !== 2) {
      throw new Error(`${file} has this ${parts.length - 1} times, not once:\n${from}`);
    }
    return parts.join(to);
  }, content);
