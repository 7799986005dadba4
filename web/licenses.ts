import { readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

export const licensesFile = 'licenses.txt';

const textOf = (file: string) => readFile(file, 'utf8');
const fontLicense = (font: string) =>
  textOf(path.join(import.meta.dirname, `src/app/theme/fonts/${font}-license.txt`));

/** Vite's list lacks the fonts, and the text that the Firebase packages for browsers only name. */
export async function completeLicenses(folder: string): Promise<void> {
  const file = path.join(folder, licensesFile);
  const admin = findPackageJSON('firebase-admin', import.meta.url);
  if (!admin) throw new Error('firebase-admin is not installed');
  const parts = [
    await textOf(file),
    `## Figtree, a font (OFL-1.1)\n\n${await fontLicense('figtree')}`,
    `## Fraunces, a font (OFL-1.1)\n\n${await fontLicense('fraunces')}`,
    `## Apache-2.0, of the Firebase packages above\n\n${await textOf(path.join(admin, '../LICENSE'))}`,
  ];
  await writeFile(file, parts.map((part) => `${part.trim()}\n`).join('\n'));
}
