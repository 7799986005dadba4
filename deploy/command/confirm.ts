import { createInterface } from 'node:readline/promises';
import type { Environment } from '../environments/environment.ts';

/** Asks the user to type the project's ID. Throws an Error if it differs, or without a terminal. */
export async function confirm({ project }: Environment, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new Error('Nobody is there to confirm this. A workflow says --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`  To go on, type the ID of the project (${project}): `);
  terminal.close();
  if (typed.trim() !== project) throw new Error('That is not its ID. Nothing was changed.');
}
