import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { Triggers } from './events/triggers.ts';
import type { Flags } from './flags.ts';
import { importDatabase } from './importExport/import.ts';
import { systemClock } from './model/clock.ts';
import { createRulesRegistry } from './rules/index.ts';
import type { RulesRegistry } from './rules/types.ts';
import { DatabaseRegistry } from './service/databaseRegistry.ts';
import { createFirestoreService } from './service/firestoreService.ts';
import { createGrpcServer } from './transport/grpc/server.ts';
import { createHttpServer } from './transport/httpServer.ts';
import { splitByProtocol } from './transport/port.ts';
import { serveRequestsSocket } from './transport/requestsSocket.ts';

/**
 * Puts the engine together. @returns what takes over each connection to the port
 * @throws Error if the seed or the rules can't be read
 */
export async function startEngine(
  flags: Flags,
  shutdown: () => void,
): Promise<(socket: Socket) => void> {
  const rules = createRulesRegistry();
  const databases = new DatabaseRegistry(systemClock);
  const triggers = new Triggers(flags.functionsEmulator);
  databases.onCommit((database, commit, auth) => triggers.dispatch(database, commit, auth));
  if (flags.rules !== undefined) await loadDefaultRules(rules, flags.rules);
  if (flags.seedFromExport !== undefined) await importDatabase(databases, flags.seedFromExport);
  if (flags.websocketPort !== undefined) {
    serveRequestsSocket(rules, flags.host, flags.websocketPort);
  }
  const service = createFirestoreService({ databases, rules, clock: systemClock });
  const grpc = createGrpcServer(service);
  const http = createHttpServer(service, { databases, rules, triggers, shutdown });
  return splitByProtocol(grpc, http);
}

/** Rules that do not compile are reported, and until they do nothing is in force: the CLI watches the file. */
async function loadDefaultRules(rules: RulesRegistry, path: string): Promise<void> {
  const issues = rules.loadDefault([{ name: path, content: await readFile(path, 'utf8') }]);
  for (const { sourcePosition, severity, description } of issues) {
    console.error(
      `${severity} ${path}:${sourcePosition.line}:${sourcePosition.column} ${description}`,
    );
  }
}
