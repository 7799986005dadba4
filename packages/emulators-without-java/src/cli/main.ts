#!/usr/bin/env node
/** The command of the package: Firebase's emulators with the engine in Java's place, or the engine alone. */
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError } from './cliError.ts';
import { HELP, NAME, parseCommand, quoted } from './command.ts';
import type { Command } from './command.ts';
import { engineEnv } from './engineEnv.ts';
import { findFirebaseTools } from './firebaseTools.ts';
import { findConfig, rulesFiles } from './project.ts';
import { run } from './run.ts';
import { standaloneOptions } from './standalone.ts';

/** The package's folder, seen from dist/cli.mjs. */
const home = fileURLToPath(new URL('..', import.meta.url));
/** Beside the folder in which firebase-tools keeps what it downloads. */
const ownEnv = () => engineEnv(home, path.join(homedir(), '.cache', NAME));

/** @returns the exit code; undefined if the process goes on as the engine */
async function act(command: Command): Promise<number | undefined> {
  switch (command.name) {
    case 'help':
      process.stdout.write(HELP);
      return 0;
    case 'version':
      process.stdout.write(`${await version()}\n`);
      return 0;
    case 'env':
      assertShell();
      for (const [name, value] of Object.entries(await ownEnv())) {
        process.stdout.write(`export ${name}=${quoted(value)}\n`);
      }
      return 0;
    case 'start':
    case 'exec':
      return runFirebase(`emulators:${command.name}`, command.args);
    case 'firestore':
      await runEngine(command.args);
      break;
  }
  return undefined;
}

async function version(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

async function runFirebase(what: string, args: readonly string[]): Promise<number> {
  assertShell();
  const config = findConfig(process.cwd(), args);
  const tools = await findFirebaseTools(path.dirname(config));
  await assertRulesCompile(await rulesFiles(config));
  return run(tools.command, [...tools.args, what, ...args], await ownEnv());
}

async function runEngine(args: readonly string[]): Promise<void> {
  const { flags, rules } = standaloneOptions(args);
  if (rules !== undefined) await assertRulesCompile([rules]);
  process.argv = [...process.argv.slice(0, 2), ...flags];
  await import('../main.ts');
}

/** The grammar is large: only who has rules waits for it. */
async function assertRulesCompile(files: readonly string[]): Promise<void> {
  if (files.length > 0) await (await import('./rulesCheck.ts')).assertRulesCompile(files);
}

/** `java` is a shell script. */
function assertShell(): void {
  if (process.platform !== 'win32') return;
  throw new CliError(
    `On Windows itself only \`${NAME} firestore\` runs. Use WSL for the others, or Google's emulators with Java.`,
  );
}

try {
  process.exitCode = await act(parseCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
