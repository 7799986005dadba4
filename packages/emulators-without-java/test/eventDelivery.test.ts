import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decode, startFunctionsHost } from './testing/functionsHost.ts';
import type { Answer } from './testing/functionsHost.ts';

let host: Awaited<ReturnType<typeof startFunctionsHost>>;
beforeAll(async () => {
  host = await startFunctionsHost();
});
afterAll(() => host.stop());
beforeEach(() => host.reset());

describe('events', () => {
  it('of one document come in the order of its commits, each once, however slow the function', async () => {
    await host.v2('slow', 'written', 'ordered/{id}');
    host.answerWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return 200;
    });
    for (let n = 0; n < 10; n++) {
      const batch = host.db.batch();
      for (const id of ['a', 'b']) batch.set(host.db.doc(`ordered/${id}`), { n });
      await batch.commit();
    }
    const seen: Record<string, unknown[]> = { 'ordered/a': [], 'ordered/b': [] };
    for (const event of await host.events(20, 'slow')) {
      const { value } = decode(event) as { value: { fields: { n: { integerValue: string } } } };
      seen[String(event.headers['ce-document'])]?.push(Number(value.fields.n.integerValue));
    }
    const all = Array.from({ length: 10 }, (_, n) => n);
    expect(seen).toEqual({ 'ordered/a': all, 'ordered/b': all });
  });

  it('come again, with the same id, until they are taken; and hold up no others', async () => {
    await host.v2('moody', 'created', 'again/{id}');
    const failures: (number | 'hang up')[] = [500, 'hang up', 503, 429];
    host.answerWith((key, { headers }) =>
      key === 'moody' && headers['ce-document'] === 'again/a' ? (failures.shift() ?? 200) : 200,
    );
    await host.db.doc('again/a').set({});
    await host.db.doc('again/b').set({});
    const all = await host.events(6, 'moody');
    const idsOf = (name: string) =>
      all
        .filter(({ headers }) => headers['ce-document'] === name)
        .map(({ headers }) => headers['ce-id']);
    expect(idsOf('again/b')).toHaveLength(1);
    expect(idsOf('again/a')).toHaveLength(5);
    expect(new Set(idsOf('again/a')).size).toBe(1);
    expect(all.slice(0, 4).map(({ headers }) => headers['ce-document'])).toContain('again/b');
  });

  it('that a function refuses do not come again', async () => {
    await host.v2('refuses', 'created', 'refused/{id}');
    host.answerWith(() => 400);
    await host.db.doc('refused/a').set({});
    await host.events(1, 'refuses');
    host.answerWith(() => 200);
    // Longer than the first pause.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await host.db.doc('refused/b').set({});
    expect(await host.events(2, 'refuses')).toHaveLength(2);
  });

  it('do not hold up commits, nor each other, when a function hangs or is gone', async () => {
    await host.v2('hangs', 'created', 'stuck/{id}');
    await host.v2('gone', 'created', 'stuck/{id}');
    const hanging: ((status: Answer) => void)[] = [];
    host.answerWith((key) =>
      key === 'gone' ? 404 : new Promise((resolve) => hanging.push(resolve)),
    );
    for (let i = 0; i < 3; i++) await host.db.doc(`stuck/${i}`).set({ n: 0 });
    await host.db.doc('stuck/0').delete();
    await host.db.doc('stuck/0').set({ n: 1 });
    await host.events(4, 'gone');
    // One after the other for one document, and at once for different ones.
    await host.events(3, 'hangs');
    expect(host.received().filter(({ key }) => key === 'hangs')).toHaveLength(3);
    host.answerWith(() => 200);
    for (const go of hanging) go(200);
    await host.events(4, 'hangs');
  });
});
