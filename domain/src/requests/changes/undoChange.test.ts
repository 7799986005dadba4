import { expect, it } from 'vitest';
import { undo } from './undoChange.ts';

it('the guest’s mail waits longer than the undo button is shown', () => {
  expect(undo.mailWaitsMs).toBeGreaterThan(undo.offeredMs);
});
