import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('detects a Tab key pressed before the first subscriber, and no other key', async () => {
  // Another test file of this worker may have pressed it.
  vi.resetModules();
  const { useTabbing } = await import('./focus.ts');
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(renderHook(useTabbing).result.current).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(renderHook(useTabbing).result.current).toBe(true);
});
