import { describe, expect, it } from 'vitest';
import type { Value } from '../../model/value.ts';
import type { WireQuery } from '../../model/wire.ts';
import { document, load, requestOver, rulesOf, verdictOf } from '../testing/fixtures.ts';

const collection = (collectionId: string, more: WireQuery = {}): WireQuery => ({
  from: [{ collectionId }],
  ...more,
});
const where = (
  fieldPath: string,
  op: 'EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN' | 'IN',
  value: object,
): WireQuery => ({ where: { fieldFilter: { field: { fieldPath }, op, value } } });

describe('reads', () => {
  const visible = load(
    rulesOf('match /notes/{id} { allow get: if resource.data.visible == true; }'),
  );

  it('tells both passes of a denial', () => {
    const hidden = document('notes/a', { visible: false });
    const verdict = verdictOf(() => visible.authorizeGet(requestOver([hidden]), 'notes/a', hidden));
    expect(verdict).toBe("\nevaluation error at L4:35 for 'get' @ L4, false for 'get' @ L4");
  });

  it('sees null for a missing document', () => {
    const verdict = verdictOf(() => visible.authorizeGet(requestOver(), 'notes/none', undefined));
    expect(verdict).toContain("Null value error. for 'get' @ L4");
    const free = load(rulesOf('match /ids/{id} { allow get: if resource == null; }'));
    expect(verdictOf(() => free.authorizeGet(requestOver(), 'ids/a', undefined))).toBe('ALLOW');
  });

  it('denies what no statement covers', () => {
    const verdict = verdictOf(() => visible.authorizeGet(requestOver(), 'other/a', undefined));
    expect(verdict).toBe('\nNo matching allow statements');
  });
});

describe('writes', () => {
  it('judges by what the write makes of the document', () => {
    const authorizer = load(
      rulesOf(`match /notes/{id} {
        allow create: if request.resource.data.owner == request.auth.uid;
        allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text']);
        allow delete: if resource.data.owner == request.auth.uid && request.resource == null;
      }`),
    );
    const mine = document('notes/a', { owner: 'alice', text: 'x' });
    const edited = document('notes/a', { owner: 'alice', text: 'y' });
    const stolen = document('notes/a', { owner: 'bob', text: 'x' });
    const verdictFor = (before: typeof mine | undefined, after: typeof mine | undefined): string =>
      verdictOf(() =>
        authorizer.authorizeWrites(requestOver(), [{ path: 'notes/a', before, after }]),
      );
    expect(verdictFor(undefined, mine)).toBe('ALLOW');
    expect(verdictFor(undefined, stolen)).not.toBe('ALLOW');
    expect(verdictFor(mine, edited)).toBe('ALLOW');
    expect(verdictFor(mine, stolen)).not.toBe('ALLOW');
    expect(verdictFor(mine, undefined)).toBe('ALLOW');
    expect(verdictFor(stolen, undefined)).not.toBe('ALLOW');
  });

  it('shows the whole commit to getAfter', () => {
    const authorizer = load(
      rulesOf(`match /entries/{id} {
        allow create: if getAfter(/databases/$(database)/documents/counters/one).data.n
          == get(/databases/$(database)/documents/counters/one).data.n + 1;
      }`),
    );
    const verdictFor = (n: bigint): string => {
      const [before, after] = [
        document('counters/one', { n: 1n }),
        document('counters/one', { n }),
      ];
      const write = { path: 'entries/a', before: undefined, after: document('entries/a') };
      return verdictOf(() => authorizer.authorizeWrites(requestOver([before], [after]), [write]));
    };
    expect(verdictFor(2n)).toBe('ALLOW');
    expect(verdictFor(3n)).not.toBe('ALLOW');
  });
});

describe('queries', () => {
  const authorizer = load(
    rulesOf(`match /scores/{id} { allow list: if resource.data.points > 4; }
      match /mine/{id} { allow list: if resource.data.owner == request.auth.uid; }
      match /pages/{id} { allow list: if request.query.limit <= 10; }
      match /ids/{id} { allow list: if id == 'a' || exists(/databases/$(database)/documents/ids/$(id)); }
      match /{path=**}/parts/{id} { allow list: if true; }
      match /roots/{id} { allow list: if true; }
      match /not/{id} { allow list: if !(resource.data.points <= 4); }`),
  );
  const verdictFor = (query: WireQuery, parent = ''): boolean =>
    verdictOf(() => authorizer.authorizeQuery(requestOver(), parent, query)) === 'ALLOW';

  it('proves inequalities from the bounds of the query', () => {
    const points = (op: 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN', n: number) =>
      collection('scores', where('points', op, { integerValue: String(n) }));
    expect(verdictFor(points('GREATER_THAN', 4))).toBe(true);
    expect(verdictFor(points('GREATER_THAN_OR_EQUAL', 4))).toBe(false);
    expect(verdictFor(points('GREATER_THAN_OR_EQUAL', 5))).toBe(true);
    expect(verdictFor(points('LESS_THAN', 9))).toBe(false);
    expect(
      verdictFor(collection('not', where('points', 'GREATER_THAN', { integerValue: '4' }))),
    ).toBe(true);
    const ranges = ['3', '7'].map((integerValue) => ({
      fieldFilter: {
        field: { fieldPath: 'points' },
        op: 'GREATER_THAN' as const,
        value: { integerValue },
      },
    }));
    const both = { where: { compositeFilter: { op: 'AND' as const, filters: ranges } } };
    expect(verdictFor(collection('scores', both))).toBe(true);
  });

  it('wants every alternative of IN allowed', () => {
    const owners = (...names: string[]): WireQuery =>
      collection(
        'mine',
        where('owner', 'IN', {
          arrayValue: { values: names.map((stringValue) => ({ stringValue })) },
        }),
      );
    expect(verdictFor(owners('alice'))).toBe(true);
    expect(verdictFor(owners('alice', 'bob'))).toBe(false);
  });

  it('knows the limit, but no document id', () => {
    expect(verdictFor(collection('pages', { limit: { value: 10 } }))).toBe(true);
    expect(verdictFor(collection('pages', { limit: { value: 11 } }))).toBe(false);
    expect(verdictFor(collection('pages'))).toBe(false);
    expect(verdictFor(collection('ids'))).toBe(false);
    const named = where('__name__', 'EQUAL', {
      referenceValue: 'projects/demo/databases/(default)/documents/ids/a',
    });
    expect(verdictFor(collection('ids', named))).toBe(false);
  });

  it('lets only a glob match a collection group', () => {
    const group = (collectionId: string): WireQuery => ({
      from: [{ collectionId, allDescendants: true }],
    });
    expect(verdictFor(group('parts'))).toBe(true);
    expect(verdictFor(group('roots'))).toBe(false);
    expect(verdictFor(collection('parts'), 'cars/one')).toBe(true);
  });
});

describe('limits', () => {
  const terms = (count: number): string =>
    Array.from({ length: count }, (_, index) => `request.auth.token.n >= ${index}`).join(' && ');
  /** Ten terms to a function, so that no expression nests too deep. */
  const measured = (count: number, also = ''): string => {
    const names = Array.from({ length: Math.ceil(count / 10) }, (_, index) => `f${index}`);
    const functions = names.map(
      (name, index) => `function ${name}() { return ${terms(Math.min(10, count - index * 10))}; }`,
    );
    return rulesOf(`${functions.join('\n')}
      match /a/{id} { allow get: if (${names.map((name) => `${name}()`).join(' && ')})${also}; }`);
  };

  const verdictFor = (source: string): string => {
    const request = requestOver([], [], new Map([['n', 1_000_000n]]));
    return verdictOf(() => load(source).authorizeGet(request, 'a/b', undefined));
  };

  it('evaluates a thousand expressions, counted as production does', () => {
    expect(verdictFor(measured(100))).toBe('ALLOW');
    expect(verdictFor(measured(125))).toContain('the maximum of 1000 expressions to evaluate');
  });

  it('evaluates exactly 1,000 expressions, and not one more', () => {
    // A literal costs one, each further `&& literal` three: the operator, its right side, and the literal.
    const conditions = (...literals: string[]): string =>
      rulesOf(`match /a/{id} { allow get: if ${literals.join(' && ')}; }`);
    const others = Array.from({ length: 333 }, () => 'true');
    expect(1 + 3 * others.length).toBe(1000);
    expect(verdictFor(conditions('true', ...others))).toBe('ALLOW');
    expect(verdictFor(conditions('!false', ...others))).toContain(
      'the maximum of 1000 expressions to evaluate has been reached',
    );
  });

  /** One way in that costs little, and 26 behind it that load two documents each. */
  const guarded = load(
    rulesOf(`
      function mine() { return /databases/$(database)/documents/people/$(request.auth.uid); }
      function person() { return get(mine()).data; }
      function admin() { return exists(mine()) && person().role == 'admin'; }
      function perm(name) { return exists(mine()) && person().active == true && person().permissions.hasAny([name]); }
      match /a/{id} {
        allow get, write: if admin() || ${Array.from({ length: 26 }, (_, n) => `perm('p${n}')`).join(' || ')};
      }`),
  );

  it.each(['get', 'create', 'update', 'delete'])(
    'does not count, in a %s, the branches that what is loaded spares',
    (method) => {
      const [before, after] = [document('a/b', { n: 1n }), document('a/b', { n: 2n })];
      const verdict = (person: Record<string, Value>): string => {
        const request = requestOver([document('people/alice', person), before]);
        const write = {
          path: 'a/b',
          before: method === 'create' ? undefined : before,
          after: method === 'delete' ? undefined : after,
        };
        return verdictOf(() =>
          method === 'get'
            ? guarded.authorizeGet(request, 'a/b', before)
            : guarded.authorizeWrites(request, [write]),
        );
      };
      expect(verdict({ role: 'admin', active: true, permissions: [] })).toBe('ALLOW');
      expect(verdict({ role: 'guest', active: true, permissions: ['p2'] })).toBe('ALLOW');
      // Those who have to walk all of them come to the end of the limit.
      expect(verdict({ role: 'guest', active: true, permissions: ['p25'] })).toContain(
        'the maximum of 1000',
      );
      expect(verdict({ role: 'guest', active: true, permissions: [] })).toContain(
        'the maximum of 1000',
      );
    },
  );

  it('is not absorbed by another side that allows', () => {
    expect(verdictFor(measured(125, ' || true'))).not.toBe('ALLOW');
  });
});
