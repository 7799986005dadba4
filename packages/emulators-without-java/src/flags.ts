/** What firebase-tools asks of the engine on the command line. */
export interface Flags {
  readonly host: string;
  readonly port: number;
  /** Where the `/requests` websocket listens; absent: nowhere. */
  readonly websocketPort: number | undefined;
  readonly projectId: string | undefined;
  /** File with the rules of projects that load none of their own. */
  readonly rules: string | undefined;
  /** `.overall_export_metadata` file to start from. */
  readonly seedFromExport: string | undefined;
  /** `host:port` of the Functions emulator. */
  readonly functionsEmulator: string | undefined;
  /** Whoever has started the engine is to stop it, too: without them it ends by itself. */
  readonly endsWithParent: boolean;
}

/** Of the engine's own program: `emulators-without-java --help` has the rest. */
export const USAGE = `Firestore alone: node firestore.mjs [--host 127.0.0.1] [--port 8080] [--rules FILE]
`;

export function wantsHelp(argv: readonly string[]): boolean {
  return argv.includes('--help') || argv.includes('-h');
}

/**
 * Reads `--name value` and `--name=value` in any order. Unknown flags and JVM options are ignored, since the CLI
 * passes along whatever the official emulator knows.
 */
export function parseFlags(argv: readonly string[]): Flags {
  const given = new Map<string, string>();
  for (let i = 0; i < argv.length; i++) {
    const match = /^--?([a-z][a-z_-]*)(?:=(.*))?$/s.exec(argv[i] ?? '');
    if (!match?.[1]) continue;
    const next = argv[i + 1];
    const isNextValue = match[2] === undefined && next !== undefined && !next.startsWith('--');
    given.set(match[1].replaceAll('-', '_'), match[2] ?? (isNextValue ? next : ''));
    if (isNextValue) i++;
  }
  return {
    host: given.get('host') || '127.0.0.1',
    port: port(given.get('port')) ?? 8080,
    websocketPort: port(given.get('websocket_port')),
    projectId: given.get('project_id') || undefined,
    rules: given.get('rules') || undefined,
    seedFromExport: given.get('seed_from_export') || undefined,
    functionsEmulator: given.get('functions_emulator') || undefined,
    endsWithParent: given.has('ends_with_parent'),
  };
}

function port(text: string | undefined): number | undefined {
  const value = Number(text || Number.NaN);
  return Number.isInteger(value) && value >= 0 && value <= 65_535 ? value : undefined;
}
