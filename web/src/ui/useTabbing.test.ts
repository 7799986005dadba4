import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('knows of a Tab key that came before anything followed it, and of no other', async () => {
  // Another file of this worker may have pressed it.
  vi.resetModules();
  const { useTabbing } = await import('./useTabbing.ts');
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(renderHook(useTabbing).result.current).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(renderHook(useTabbing).result.current).toBe(true);
});
