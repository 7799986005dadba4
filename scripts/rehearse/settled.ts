import { setTimeout } from 'node:timers/promises';
import { readDocuments } from '../backup/documents.ts';
import type { Site } from '../backup/site.ts';

const pauseMs = 3000;

/** Waits until functions have done what they were told: two looks find the same documents. */
export async function settled(site: Site): Promise<void> {
  for (let before = ''; ;) {
    // oxlint-disable-next-line no-await-in-loop
    const now = await all(site);
    if (now === before) return;
    before = now;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(pauseMs);
  }
}

async function all(site: Site): Promise<string> {
  const lines: string[] = [];
  for await (const document of readDocuments(site)) lines.push(JSON.stringify(document));
  return lines.join();
}
