import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTabbing } from './useTabbing.ts';

it('knows of a Tab key that came before anything followed it, and of no other', () => {
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(renderHook(useTabbing).result.current).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(renderHook(useTabbing).result.current).toBe(true);
});
