import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { persistedForm, persistedNames } from './persistedForm.ts';

const empty = { values: { name: '', guests: 2 } };
const open = (name = 'form') => persistedForm({ name }, empty);
const now = () => new Date().toISOString();

describe('a persisted form', () => {
  it('is empty at first, and returns what was written', () => {
    expect(open().read()).toBeUndefined();
    open().write({ values: { name: 'Ana', guests: 4 } });
    expect(open().read()?.values).toEqual({ name: 'Ana', guests: 4 });
    expect(open('another form').read()).toBeUndefined();
  });

  it('lasts as long as the tab, a form of staff until it is removed, for this person only', () => {
    open().write({ values: { name: 'Ana', guests: 4 } });
    persistedForm({ uid: 'ayu', name: 'form' }, empty).write(empty);
    expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([
      ['draft:form'],
      ['draft:ayu/form'],
    ]);
    expect(persistedForm({ uid: 'made', name: 'form' }, empty).read()).toBeUndefined();
    expect([persistedNames('ayu', ''), persistedNames('made', '')]).toEqual([['form'], []]);
  });

  it('repairs content of an older version, and ignores unreadable content', () => {
    const content = { values: { name: true, guests: 3, car: 'van' } };
    sessionStorage.setItem('draft:old', JSON.stringify({ at: now(), content }));
    expect(open('old').read()?.values).toEqual({ name: '', guests: 3 });
    for (const text of ['', '{', 'null', '7', '{"at":"never"}', `{"at":"${now()}","content":7}`]) {
      sessionStorage.setItem('draft:broken', text);
      expect(open('broken').read()).toBeUndefined();
    }
  });

  it('keeps a number in a field that is empty by default', () => {
    open('children').write({ values: { name: 5 as never, guests: 3 } });
    expect(open('children').read()?.values).toEqual({ name: 5, guests: 3 });
  });

  it('is dropped as a whole if its schema rejects it', () => {
    const schema = z.object({ state: z.enum(['on', 'off']) });
    persistedForm({ name: 'state' }, { state: 'gone' }).write({ state: 'gone' });
    expect(persistedForm({ name: 'state' }, { state: 'on' }, schema).read()).toBeUndefined();
    persistedForm({ name: 'state' }, { state: 'on' }).write({ state: 'off' });
    expect(persistedForm({ name: 'state' }, { state: 'on' }, schema).read()?.state).toBe('off');
  });

  it('expires after thirty days', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z') });
    open().write({ values: { name: 'Ana', guests: 4 } });
    vi.setSystemTime('2026-12-20T05:59:00Z');
    expect(open().read()?.at).toBe('2026-11-20T06:00:00.000Z');
    vi.setSystemTime('2026-12-20T06:00:00Z');
    expect(open().read()).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual([]);
    vi.useRealTimers();
  });

  it('keeps its request id until it is removed or renewed, also while it is empty', () => {
    const form = open();
    expect(form.isBegun()).toBe(false);
    const first = form.idempotencyKey();
    expect(open().isBegun()).toBe(true);
    form.write({ values: { name: 'Ana', guests: 4 } });
    form.write(undefined);
    expect(form.read()).toBeUndefined();
    form.write({ values: { name: 'Ana', guests: 4 } });
    expect(open().idempotencyKey()).toBe(first);
    form.renew();
    expect(form.isBegun()).toBe(false);
    const second = form.idempotencyKey();
    expect(second).not.toBe(first);
    expect(form.read()?.values.name).toBe('Ana');
    form.remove();
    expect(form.read()).toBeUndefined();
    expect(form.idempotencyKey()).not.toBe(second);
  });

  it('has a new request id if the stored ones are unreadable', () => {
    const requestIds = { text: '', ids: null };
    sessionStorage.setItem('draft:form', JSON.stringify({ at: now(), requestIds }));
    const id = open().idempotencyKey();
    expect(open().idempotencyKey()).toBe(id);
  });

  it('may have a request id for each text and each channel', () => {
    const form = open();
    const mail = form.idempotencyKey('Hello', 'mail');
    expect(form.idempotencyKey('Hello', 'chat')).not.toBe(mail);
    expect(form.idempotencyKey('Hello', 'mail')).toBe(mail);
    expect(form.idempotencyKey('Hello!', 'mail')).not.toBe(mail);
  });

  it('lasts as long as the page if the browser has no storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open().write({ values: { name: 'Ana', guests: 4 } });
    expect(open().read()?.values.name).toBe('Ana');
  });
});
