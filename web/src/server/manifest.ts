/** What Vite tells of the built files, as far as it is used. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** The scripts of pages, with all that they import; what `index.html` asks for itself is left out. */
export function scriptsIn(manifest: Manifest, files: readonly string[]): string[] {
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(add);
  };
  add('index.html');
  const asked = seen.size;
  for (const file of files) add(file.replace('./', 'src/site/'));
  return [...seen].slice(asked).flatMap((name) => manifest[name]?.file ?? []);
}
