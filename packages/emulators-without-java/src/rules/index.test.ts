import { describe, expect, it } from 'vitest';
import { createRulesRegistry } from './index.ts';
import { document, requestOver, rulesOf, verdictOf } from './testing/fixtures.ts';

const open = [{ name: 'open.rules', content: rulesOf('match /a/{id} { allow get; }') }];
const closed = [
  { name: 'closed.rules', content: rulesOf('match /a/{id} { allow get: if id == "none"; }') },
];
const broken = [{ name: 'broken.rules', content: 'broken' }];

describe('the rules of projects', () => {
  const registry = createRulesRegistry();
  const verdict = (project: string): string =>
    verdictOf(() => registry.for(project).authorizeGet(requestOver(), 'a/b', undefined));

  it('allows everything until rules are loaded', () => {
    expect(verdict('demo')).toBe('ALLOW');
  });

  it('falls back to the default rules, and follows them', () => {
    registry.loadDefault(closed);
    expect(verdict('demo')).not.toBe('ALLOW');
    registry.load('own', open);
    registry.loadDefault(open);
    expect(verdict('demo')).toBe('ALLOW');
    registry.loadDefault(closed);
    expect(verdict('demo')).not.toBe('ALLOW');
    expect(verdict('own')).toBe('ALLOW');
  });

  it('keeps the rules when new ones have errors', () => {
    expect(registry.load('own', broken)).toHaveLength(1);
    expect(verdict('own')).toBe('ALLOW');
    expect(registry.loadDefault(broken)).toHaveLength(1);
    expect(verdict('demo')).not.toBe('ALLOW');
  });
});

it('allows nothing while the default rules have never compiled', () => {
  const registry = createRulesRegistry();
  registry.loadDefault(broken);
  const verdict = (): string =>
    verdictOf(() => registry.for('demo').authorizeGet(requestOver(), 'a/b', undefined));
  expect(verdict()).toBe('\nNo matching allow statements');
  registry.loadDefault(open);
  expect(verdict()).toBe('ALLOW');
});

describe('what is told of evaluations', () => {
  const one = document('a/b', { visible: true });
  const rules = [
    {
      name: 'x.rules',
      content: rulesOf('match /a/{id} { allow get: if resource.data.visible == true; }'),
    },
  ];

  it('tells listeners of each pass', () => {
    const registry = createRulesRegistry();
    registry.load('demo', rules);
    const received: unknown[] = [];
    const stop = registry.onEvaluation((message) => {
      received.push(JSON.parse(JSON.stringify(message)));
    });
    registry.for('demo').authorizeGet(requestOver([one]), 'a/b', one);
    stop();
    registry.for('demo').authorizeGet(requestOver([one]), 'a/b', one);
    expect(received).toMatchObject([
      { outcome: 'error', rulesContext: { method: 'get', resource: { undefined: {} } } },
      {
        outcome: 'allow',
        rulesReleaseKey: 'projects/demo/releases/cloud.firestore',
        granularAllowOutcomes: [{ line: 4, outcome: true }],
        rulesContext: { path: '/databases/(default)/documents/a/b' },
      },
    ]);
  });

  it('counts values per expression', () => {
    const registry = createRulesRegistry();
    registry.load('demo', rules);
    for (let time = 0; time < 3; time++) {
      registry.for('demo').authorizeGet(requestOver([one]), 'a/b', one);
    }
    const coverage: unknown = JSON.parse(JSON.stringify(registry.coverage('demo')));
    expect(coverage).toMatchObject({
      rules: { files: [{ name: 'x.rules' }] },
      report: [
        {
          values: [
            { value: { undefined: {} }, count: 3 },
            { value: { boolValue: true }, count: 3 },
          ],
        },
      ],
    });
  });
});
