/** Writes the fonts of the site and their style sheet into the theme's folder: npm run fonts */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFiles, fontsCss, theme } from './fonts.ts';

await mkdir(path.join(theme, 'fonts'), { recursive: true });
for (const [file, font] of await fontFiles()) await writeFile(path.join(theme, file), font);
await writeFile(path.join(theme, 'fonts.css'), await fontsCss());
