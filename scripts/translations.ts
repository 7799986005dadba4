// `npm run translations`: how much of each language is translated. `-- export de` writes one file for a translator;
// `-- import de.json` checks it, and takes it over if nothing is wrong.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languageCodes, mainLanguage } from '@selasar/domain/i18n';
import { z } from 'zod';
import { commandLine } from './suite/commandLine.ts';
import { fail, messageOf } from './suite/progress.ts';
import { missingIn, problemsIn } from './translations/problems.ts';
import { readSheet, type Sheet, writeSheet } from './translations/sheet.ts';

const usage = 'Usage: npm run translations [-- export CODE [FILE] | -- import FILE]';
const languageSchema = z.string().regex(/^[a-z]{2}$/, "A language is two letters, such as 'de'.");
const textSchema = z.union([z.string(), z.record(z.string(), z.string())]);
const fileSchema = z.object({
  language: languageSchema,
  texts: z.record(z.string(), z.object({ translation: textSchema })),
});

const print = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

async function summary(): Promise<void> {
  for (const code of languageCodes.filter((code) => code !== mainLanguage)) {
    const sheet = await readSheet(code);
    const [missing, all] = [missingIn(sheet), Object.keys(sheet).length];
    print(
      `${code}: ${all - missing.length} of ${all} texts`,
      ...missing.map((key) => `  shown in English: ${key}`),
      ...problemsIn(sheet, code).map((problem) => `  ${problem}`),
    );
  }
}

async function exportTo(language: string, file = `${language}.json`): Promise<void> {
  const texts = await readSheet(languageSchema.parse(language));
  await writeFile(file, `${JSON.stringify({ language, texts }, null, 2)}\n`);
  print(
    `${path.resolve(file)} has ${Object.keys(texts).length} texts, ${missingIn(texts).length} of them without translation.`,
  );
}

async function importFrom(file: string): Promise<void> {
  const { language, texts } = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const known = await readSheet(language);
  const sheet: Sheet = Object.fromEntries(
    Object.entries(known).map(([key, entry]) => [
      key,
      { ...entry, translation: texts[key]?.translation ?? entry.translation },
    ]),
  );
  const missing = missingIn(sheet);
  const problems = [
    ...problemsIn(sheet, language),
    ...missing
      .filter((key) => key.startsWith('texts/'))
      .map((key) => `'${key}' is missing: the company's own texts are translated as a whole.`),
  ];
  if (problems.length > 0) fail(['Nothing was changed.', ...problems].join('\n'));
  await writeSheet(language, sheet);
  const unused = Object.keys(texts).filter((key) => !(key in known));
  print(
    `${language}: ${missing.length} texts have no translation and are shown in English.`,
    ...unused.map((key) => `  no longer used: ${key}`),
  );
}

try {
  const [command, first, second] = commandLine(usage, { allowPositionals: true }).positionals;
  if (command === undefined) await summary();
  else if (command === 'export' && first) await exportTo(first, second);
  else if (command === 'import' && first) await importFrom(first);
  else fail(usage);
} catch (error) {
  fail(error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error));
}
