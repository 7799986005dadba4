import { act, renderHook } from '@testing-library/react';
import { standardTemplates } from '@selasar/domain/mail';
import { expect, it } from 'vitest';
import type { StoredTemplate } from '../../data/messages/templates.ts';
import { withServer } from '../../testing/withServer.ts';

const { server, useTemplateForm } = await withServer(() => import('./TemplatesPage.tsx'));

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
