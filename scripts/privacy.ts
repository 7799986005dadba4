// `npm run privacy`: writes docs/privacy.md anew from the table in domain/src/people/privacy.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { privacyPage } from './privacy/page.ts';
import { ROOT } from './suite/root.ts';

await writeFile(path.join(ROOT, 'docs', 'privacy.md'), privacyPage());
