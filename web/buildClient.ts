import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';

/** Files of these share their code in one file, and with others in one file more for each set of them. */
const kinds: readonly (readonly [name: string, files: RegExp])[] = [
  // What pages share is little, so each of them loads all of it. Contact has a form, and a trip listens to the database.
  ['page', /\/src\/site\/(?!contact\/|trip\/)(\w+\/)+\w+Page\.tsx$/],
  ['toasts', /\/src\/ui\/toasts\/Toasts\.tsx$/],
  ['filters', /\/src\/site\/catalogue\/filters\/FilterBar\.tsx$/],
  ['booking', /\/src\/site\/booking\/BookingCard\.tsx$/],
  ['contact', /\/src\/site\/contact\/ContactPage\.tsx$/],
  ['transfer', /\/src\/site\/transfers\/TransferForm\.tsx$/],
];

/** What each page of the staff area begins with: code that two of them need is in one file for all of them. */
const staffStart =
  /\/src\/staff\/(\w+\/)+(\w+Page\.tsx|AdminLayout\.tsx|loader\.ts|adminLoader\.ts)$/;
/** Large libraries of the staff area, which not every page needs. */
const staffLibraries: readonly (readonly [name: string, files: RegExp])[] = [
  ['staff-grid', /\/node_modules\/@mui\/x-data-grid/],
  ['staff-firestore', /\/node_modules\/@firebase\/(firestore|webchannel-wrapper)\//],
  // Also the modules that the build substitutes: they import none of our code.
  ['staff-libraries', /^(?!.*\/(web\/src|domain|brand)\/)/],
];

/** A language beside English: the product's sentences and the company's texts, which are always loaded together. */
const languageFile = (id: string): string | undefined => {
  const language = /\/(?:domain\/src\/i18n|brand\/texts)\/([a-z]{2})(?:\.ts|\/(?!samples))/.exec(
    id,
  )?.[1];
  return language && language !== 'en' ? `language-${language}` : undefined;
};

type Chunk = Rolldown.OutputChunk;

/** A chunk and all that it imports. */
function needsOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<Chunk>()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const file of chunk.imports) {
    const imported = chunks.get(file);
    if (imported) needsOf(imported, chunks, found);
  }
  return found;
}

/** All that a visitor may load, now or later: what leads into the staff area is not followed. */
function publicChunks(chunks: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const found = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  // Iterating a set includes entries added meanwhile.
  for (const chunk of found) {
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(file);
      if (next && !next.facadeModuleId?.includes('/src/staff/')) found.add(next);
    }
  }
  return found;
}

/** The chunks that two pages of the staff area need, and no visitor. */
function staffShared(chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const users = new Map<Chunk, number>();
  for (const chunk of chunks.values()) {
    if (!staffStart.test(chunk.facadeModuleId ?? '')) continue;
    for (const needed of needsOf(chunk, chunks)) users.set(needed, (users.get(needed) ?? 0) + 1);
  }
  const forVisitors = publicChunks(chunks);
  return [...users]
    .filter(([chunk, count]) => count > 1 && !forVisitors.has(chunk))
    .map(([chunk]) => chunk);
}

/** The file name of the chunk that these share: 'start', 'page', 'booking-contact', … */
function fileFor(users: readonly string[]): string {
  for (const whole of ['start', 'page']) if (users.includes(whole)) return whole;
  return [...new Set(users)].sort().join('-');
}

/** The file for a module that pages of the staff area share, and no public page needs. */
const staffFileFor = (id: string): string =>
  staffLibraries.find(([, files]) => files.test(id))?.[0] ?? 'staff';

/** The file in which each module comes that pages share, by the module's id. */
function sharedFiles({ output }: Rolldown.RolldownOutput): Map<string, string> {
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
  );
  const usersOf = new Map<Chunk, string[]>();
  for (const chunk of chunks.values()) {
    const file = chunk.facadeModuleId ?? '';
    const user = chunk.isEntry ? 'start' : kinds.find(([, files]) => files.test(file))?.[0];
    if (!user) continue;
    for (const needed of needsOf(chunk, chunks)) {
      usersOf.set(needed, [...(usersOf.get(needed) ?? []), user]);
    }
  }
  const files = new Map<string, string>();
  for (const { moduleIds } of staffShared(chunks)) {
    for (const id of moduleIds) files.set(id, staffFileFor(id));
  }
  for (const [{ moduleIds, isDynamicEntry }, users] of usersOf) {
    const file = fileFor(users);
    if (users.length === 1 && isDynamicEntry) continue;
    for (const id of moduleIds) {
      // Libraries change less often than our code, and stay in the visitor's cache.
      files.set(id, file === 'start' && id.includes('/node_modules/') ? 'libraries' : file);
    }
  }
  return files;
}

/**
 * Builds the scripts of the browser in files that are few. The bundler makes a file for each set of pages that share
 * something, which is fifty for the first page; so it builds twice, and is told the second time what belongs together.
 * Only what is built tells that: the imports in the sources lead to more than pages use.
 */
export async function buildClient(builder: ViteBuilder, client: BuildEnvironment): Promise<void> {
  const { build } = client.config;
  const { minify } = build;
  Object.assign(build, { write: false, minify: false });
  const files = sharedFiles((await builder.build(client)) as Rolldown.RolldownOutput);
  Object.assign(build, { write: true, minify });
  build.rolldownOptions.output = {
    codeSplitting: {
      groups: [{ debugName: 'shared', name: (id) => languageFile(id) ?? files.get(id) }],
      // They are in `files` themselves.
      includeDependenciesRecursively: false,
    },
  };
  await builder.build(client);
}
