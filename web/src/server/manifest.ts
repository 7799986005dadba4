import type { Language } from '@selasar/domain';
/** The used part of Vite's manifest of built files. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

export interface Scripts {
  /** The entry file, and all imports of it and the page. */
  readonly page: readonly string[];
  /** The additional files of the page's lazy islands. */
  readonly islands: readonly string[];
}

/**
 * The scripts of a page, given the names of its routes and the files of its lazy islands. Throws for an unknown island.
 */
export function scriptsIn(
  manifest: Manifest,
  routes: readonly string[],
  islands: readonly string[],
  language: Language,
): Scripts {
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(add);
  };
  add('index.html');
  // English texts are in the code itself.
  Object.keys(manifest)
    .filter((name) => name.startsWith(`_language-${language}-`))
    .forEach(add);
  for (const route of routes) add(route.replace('./', 'src/site/'));
  const first = seen.size;
  for (const island of islands) {
    if (!manifest[island]) throw new Error(`The build has no file of its own for ${island}`);
    add(island);
  }
  const addresses = [...seen].flatMap((name) =>
    manifest[name] ? import.meta.env.BASE_URL + manifest[name].file : [],
  );
  return { page: addresses.slice(0, first), islands: addresses.slice(first) };
}
