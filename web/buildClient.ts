import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';

/** In this order: code that several of them share is in the file of the first, so that the files are few. */
const visitorFiles: readonly (readonly [name: string, files: RegExp])[] = [
  // What pages share is little, so each of them loads all of it. A trip listens to the database.
  ['page', /\/src\/site\/(?!trip\/|legal\/|layout\/)(\w+\/)+\w+Page\.tsx$/],
  // Without the contact form, which is large.
  ['content', /\/src\/site\/(?!contact\/)(\w+\/)+(\w+Content|Footer|\w+Map)\.tsx$/],
  ['toasts', /\/src\/ui\/Toasts\.tsx$/],
  [
    'filters',
    /\/src\/site\/catalogue\/(filters\/FilterBar|offers\/(Fact\w+|Host)|gallery\/Enlarged)\.tsx$/,
  ],
  ['contact', /\/src\/site\/contact\/ContactContent\.tsx$/],
  // With what the calendar has beside its own file, which each of these forms opens.
  [
    'request',
    /\/src\/site\/(booking\/BookingCard|transfers\/TransferForm|forms\/dates\/Calendar)\.tsx$/,
  ],
  ['menu', /\/src\/site\/layout\/NavMenu\.tsx$/],
];
/** Forms of visitors only: what staff need of them is in `contact`, which the staff area loads as well. */
const visitorsOnly = 'request';
const sharedForms = 'contact';

const staffLayout = /\/src\/app\/staffRoutes\.ts$/;
const staffPart = /\/src\/staff\//;
/** Code of two rooms is in the file of both. */
const staffRooms: readonly (readonly [name: string, parts: RegExp])[] = [
  ['staff-transfers', /\/src\/staff\/(requests\/TransfersPage\.|day\/|setup\/TermsPage\.)/],
  ['staff-inbox', /\/src\/staff\/inbox\//],
  [
    'staff-requests',
    /\/src\/staff\/((requests|day|calendar|inbox|guests)\/|setup\/(Terms|Receipts|Partners|Payment|Templates)Page\.)/,
  ],
  ['staff-offers', /\/src\/staff\/offers\//],
  ['staff-charts', /\/src\/staff\/dashboard\/(Weeks|reports\/Reports)\.tsx$/],
  ['staff-lists', /\/src\/staff\/((requests|day|calendar|offers)\/|setup\/TermsPage\.)/],
  ['staff-setup', /\/src\/staff\/(setup|offers)\//],
];
/** The full Firestore, whose file stays in the browser's cache when our code changes. */
const firestore =
  /\/node_modules\/(@firebase\/(firestore\/dist\/(?!lite)|webchannel-wrapper\/dist\/webchannel)|re2js)/;
const firestoreLite = /\/node_modules\/@firebase\/firestore\/dist\/lite/;

const languageFile = (id: string): string | undefined => {
  const [, language] = /\/(?:domain\/src\/i18n|brand\/texts)\/([a-z]{2})\.json$/.exec(id) ?? [];
  return language && `language-${language}`;
};

type Chunk = Rolldown.OutputChunk;

function needsOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<Chunk>()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const file of chunk.imports) {
    const imported = chunks.get(file);
    if (imported) needsOf(imported, chunks, found);
  }
  return found;
}

function publicChunks(chunks: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const found = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  // The loop continues with chunks that are added meanwhile.
  for (const chunk of found) {
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(file);
      const id = next?.facadeModuleId ?? '';
      if (next && !id.includes('/src/staff/') && !staffLayout.test(id)) found.add(next);
    }
  }
  return found;
}

function staffShared(chunks: ReadonlyMap<string, Chunk>): ReadonlyMap<Chunk, readonly string[]> {
  const users = new Map<Chunk, string[]>();
  for (const chunk of chunks.values()) {
    const user = chunk.facadeModuleId ?? '';
    if (!staffLayout.test(user) && !staffPart.test(user)) continue;
    for (const needed of needsOf(chunk, chunks)) {
      users.set(needed, [...(users.get(needed) ?? []), user]);
    }
  }
  return new Map(
    [...users].filter(
      ([, names]) => names.length > 1 || names.some((name) => staffLayout.test(name)),
    ),
  );
}

const staffFile = (users: readonly string[]): string =>
  staffRooms.find(([, parts]) => users.every((user) => parts.test(user)))?.[0] ?? 'staff';

function lateFile(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): string {
  const ids = [...needsOf(chunk, chunks)].flatMap(({ moduleIds }) => moduleIds);
  if (ids.some((id) => firestore.test(id))) return 'live';
  return ids.some((id) => firestoreLite.test(id)) ? 'lite' : 'late';
}

function sharedFiles({ output }: Rolldown.RolldownOutput): Map<string, string> {
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
  );
  const files = new Map<string, string>();
  const assign = (chunk: Chunk, nameOf: (id: string) => string) => {
    const { facadeModuleId, isDynamicEntry, moduleIds } = chunk;
    if (isDynamicEntry && !staffLayout.test(facadeModuleId ?? '')) return;
    for (const id of moduleIds) if (!files.has(id)) files.set(id, nameOf(id));
  };
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  // Libraries change more seldom than our code, and stay in the visitor's cache.
  const startFile = (id: string) => (id.includes('/node_modules/') ? 'libraries' : 'start');
  for (const needed of entries.flatMap((entry) => [...needsOf(entry, chunks)])) {
    assign(needed, startFile);
  }
  const forStaff = staffShared(chunks);
  for (const [name, pattern] of visitorFiles) {
    for (const chunk of chunks.values()) {
      if (!pattern.test(chunk.facadeModuleId ?? '')) continue;
      for (const needed of needsOf(chunk, chunks)) {
        assign(needed, () => (name === visitorsOnly && forStaff.has(needed) ? sharedForms : name));
      }
    }
  }
  const forVisitors = publicChunks(chunks);
  for (const [chunk, users] of forStaff) {
    const name = forVisitors.has(chunk) ? lateFile(chunk, chunks) : staffFile(users);
    assign(chunk, (id) => (firestore.test(id) ? 'firestore' : name));
  }
  return files;
}

/**
 * By itself, the bundler makes a file for each set of pages that share code: fifty for the first page. So it builds
 * twice, and groups the files by the result of the first build: the imports in the sources include code that is
 * dropped.
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
      // `files` has the dependencies, too.
      includeDependenciesRecursively: false,
    },
  };
  await builder.build(client);
}
