import { expect, it } from 'vitest';
import { undo } from './undoStatus.ts';

it('the guest’s mail waits longer than its change is offered to be undone', () => {
  expect(undo.mailWaitsMs).toBeGreaterThan(undo.offeredMs);
});
