import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '../rules/language/compile.ts';
import { CliError } from './cliError.ts';

/** @throws CliError with the place of each error, if one of the files does not compile */
export async function assertRulesCompile(files: readonly string[]): Promise<void> {
  const errors: string[] = [];
  for (const file of files) {
    const { issues } = compile([{ name: file, content: await readFile(file, 'utf8') }]);
    for (const { severity, sourcePosition, description } of issues) {
      if (severity !== 'ERROR') continue;
      const { line, column } = sourcePosition;
      errors.push(`  ${path.relative('', file)}:${line}:${column} ${description}`);
    }
  }
  if (errors.length === 0) return;
  throw new CliError(
    `The rules do not compile, so nothing was started:\n${errors.join('\n')}\nMend them and start again.`,
  );
}
