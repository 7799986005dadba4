import { readFile } from 'node:fs/promises';
import { undo } from '@selasar/domain/requests';
import { expect, it } from 'vitest';

it('a mail waits longer than undo is offered, and the operations page says how long', async () => {
  expect(undo.mailWaitsMs).toBeGreaterThan(undo.offeredMs);
  const guide = await readFile(
    new URL('../../../docs/operations/mail.md', import.meta.url),
    'utf8',
  );
  expect(guide).toContain(`wait in \`mailQueue\` for ${undo.mailWaitsMs / 1000} s`);
  expect(guide).toContain(
    `slightly longer than staff can undo the change (${undo.offeredMs / 1000} s)`,
  );
});
