const variable = /(--[\w-]+):([^;}]*);?/g;
/** Visitors always see light. */
const dark = /\[data-scheme="dark"\]\{[^}]*\}/;

/** The theme's variables that a page uses, directly or for others. */
export function neededVariables(css: string, page: string): string {
  const light = css.replace(dark, '');
  const values = new Map(
    [...light.matchAll(variable)].map(([, name = '', value]) => [name, value]),
  );
  const needed = new Set<string>();
  const add = (text: string) => {
    for (const name of text.match(/--[\w-]+/g) ?? []) {
      if (needed.has(name)) continue;
      needed.add(name);
      add(values.get(name) ?? '');
    }
  };
  add(page);
  return light.replaceAll(variable, (all, name: string) => (needed.has(name) ? all : ''));
}
