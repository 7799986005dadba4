import { createInterface } from 'node:readline/promises';
import type { Environment } from '../environments/environment.ts';

/** Asks the user to type the project's ID. Throws an Error if it differs, or without a terminal. */
export async function confirm({ project }: Environment, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new Error('This needs a confirmation, but there is no terminal. Workflows use --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`  To continue, type the project ID (${project}): `);
  terminal.close();
  if (typed.trim() !== project) throw new Error('This is not the project ID. Nothing was changed.');
}
