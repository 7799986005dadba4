import { act, renderHook } from '@testing-library/react';
import { standardTemplates } from '@selasar/domain';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { StoredTemplate } from '../../../data/messages/templates/useTemplates.ts';
import { deleteApps } from '../../../data/firebase/testing/deleteApps.ts';
import { beSuite, startServer } from '../../../testing/server.ts';
import type { Server } from '../../../testing/server.ts';
import type * as module from './useTemplateForm.ts';

let server: Server;
let useTemplateForm: typeof module.useTemplateForm;
beforeAll(async () => {
  server = await startServer();
  // Stands in for the functions of the local suite, whose port offset is 3.
  beSuite(server, 3);
  vi.resetModules();
  await deleteApps();
  ({ useTemplateForm } = await import('./useTemplateForm.ts'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await deleteApps();
  // Gives later tests in this process an app of their own.
  vi.resetModules();
  await server.close();
});

const standard: StoredTemplate = {
  situation: 'balance',
  text: standardTemplates.balance,
  version: null,
  byName: undefined,
  updatedAt: undefined,
};

it('keeps what is typed while it saves, and calls it no change by someone else', async () => {
  server.answer = () => ({ json: { result: { situation: 'balance' } } });
  const { result, rerender } = renderHook((stored) => useTemplateForm(stored), {
    initialProps: standard,
  });
  act(() => result.current.change('Dear {name}'));
  const saved = result.current.save();
  act(() => result.current.change('Dear {name}!'));
  await act(() => saved);
  rerender({ ...standard, text: 'Dear {name}', version: 1000 });
  expect(result.current).toMatchObject({ text: 'Dear {name}!', overtaken: undefined });
  await act(() => result.current.save());
  expect(server.requests.at(-1)?.body).toMatchObject({
    data: { text: 'Dear {name}!', seen: 1000 },
  });
  rerender({ ...standard, text: 'Hi {name}', version: 2000 });
  expect(result.current.overtaken).toBeDefined();
});
