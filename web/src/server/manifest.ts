import type { RenderedPage } from './renderPage.tsx';

export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

export interface Scripts {
  readonly page: readonly string[];
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** The additional files of the parts that the islands open. */
  readonly opened: readonly string[];
}

export function scriptsIn(
  manifest: Manifest,
  {
    routes,
    islands,
    opened,
    language,
  }: Pick<RenderedPage, 'routes' | 'islands' | 'opened' | 'language'>,
): Scripts {
  const add = (name: string, seen: Set<string>) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach((imported) => add(imported, seen));
  };
  const filesOf = (names: ReadonlySet<string>) =>
    [...names].flatMap((name) =>
      manifest[name] ? import.meta.env.BASE_URL + manifest[name].file : [],
    );
  const page = new Set<string>();
  add('index.html', page);
  // English texts are in the code itself.
  for (const name of Object.keys(manifest)) {
    if (name.startsWith(`_language-${language}-`)) add(name, page);
  }
  for (const route of routes) add(route.replace('./', 'src/site/'), page);
  const ofIsland = (island: string) => {
    if (!manifest[island]) throw new Error(`The build has no file of its own for ${island}`);
    const all = new Set(page);
    add(island, all);
    return filesOf(all).slice(page.size);
  };
  const ofIslands = islands.map((island) => [island, ofIsland(island)] as const);
  const known = new Set(ofIslands.flatMap(([, files]) => files));
  return {
    page: filesOf(page),
    islands: Object.fromEntries(ofIslands),
    opened: opened.flatMap(ofIsland).filter((file) => !known.has(file)),
  };
}
