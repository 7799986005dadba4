import { expect, it, vi } from 'vitest';
import { StatusError } from '../model/status.ts';
import { from, put, ROOT, storeWith } from '../query/testing/fixtures.ts';
import { createListenHandler } from './index.ts';

it('closes a stream that cannot send, says so, and spares the commit', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const closed: unknown[] = [];
  const store = storeWith({});
  let sent = 0;
  const stream = createListenHandler({
    database: { project: 'demo-test', database: '(default)' },
    store,
    authorizer: { query: () => undefined, document: () => undefined },
    sink: {
      send: () => {
        sent++;
        if (sent > 3) throw new Error('a bug made for this test');
      },
      close: (error) => closed.push(error),
    },
  });
  stream.receive({
    addTarget: { targetId: 2, query: { parent: ROOT, structuredQuery: from('c') } },
  });
  put(store, { 'c/a': {} });
  put(store, { 'c/b': {} });
  expect(sent).toBe(4);
  expect(store.get('c/b')).toBeDefined();
  expect(closed).toEqual([new StatusError('INTERNAL', 'a bug made for this test')]);
  expect(logged.mock.calls).toEqual([[expect.stringContaining('Internal fault (Listen stream)')]]);
  logged.mockRestore();
});
