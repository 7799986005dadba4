/** What Vite tells of the built files, as far as it is used. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

export interface Scripts {
  /** What starts, and all that it imports. */
  readonly entry: readonly string[];
  /** What pages need besides. */
  readonly page: readonly string[];
}

/** The scripts of pages, given the names of their routes. */
export function scriptsIn(manifest: Manifest, files: readonly string[]): Scripts {
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(add);
  };
  add('index.html');
  const first = seen.size;
  for (const file of files) add(file.replace('./', 'src/site/'));
  const addresses = [...seen].flatMap((name) =>
    manifest[name] ? import.meta.env.BASE_URL + manifest[name].file : [],
  );
  return { entry: addresses.slice(0, first), page: addresses.slice(first) };
}
