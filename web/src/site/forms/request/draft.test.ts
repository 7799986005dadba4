import { describe, expect, it } from 'vitest';
import { draftOf } from './draft.ts';

const empty = { name: '', guests: 2 };

describe('a draft', () => {
  it('starts as the empty form and gives back what was saved', () => {
    const draft = draftOf('form', empty);
    expect(draft.values()).toEqual(empty);
    draft.save({ name: 'Ana', guests: 4 });
    expect(draftOf('form', empty).values()).toEqual({ name: 'Ana', guests: 4 });
    expect(draftOf('another form', empty).values()).toEqual(empty);
  });

  it('survives in the storage of the tab, and ignores what does not fit', () => {
    sessionStorage.setItem('draft:old', '{"values":{"name":5,"guests":3}}');
    sessionStorage.setItem('draft:broken', '{');
    expect(draftOf('old', empty).values()).toEqual({ name: '', guests: 3 });
    expect(draftOf('broken', empty).values()).toEqual(empty);
  });

  it('keeps its request id until it is discarded or renewed', () => {
    const draft = draftOf('form', empty);
    const first = draft.requestId();
    draft.save({ name: 'Ana', guests: 4 });
    expect(draftOf('form', empty).requestId()).toBe(first);
    draft.renew();
    const second = draft.requestId();
    expect(second).not.toBe(first);
    expect(draft.values().name).toBe('Ana');
    draft.discard();
    expect(draft.values()).toEqual(empty);
    expect(draft.requestId()).not.toBe(second);
  });
});
