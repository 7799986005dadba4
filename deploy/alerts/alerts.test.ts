import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { anchorsOf } from '../../scripts/checks/anchors.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { matches, textsIn } from './filter.ts';
import { metricSchema, policySchema } from './schemas.ts';

const folder = path.join(ROOT, 'deploy', 'alerts');
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const filesIn = (at: string) =>
  readdirSync(path.join(folder, at)).map((name) => path.join(at, name));
const metrics = filesIn('metrics').map((file) => metricSchema.parse(json(file)));
const policies = filesIn('policies').map((file) => policySchema.parse(json(file)));
const conditions = policies.flatMap((policy) => policy.conditions);

/** All logger calls in the functions: severity, text and facts. */
const source = path.join(ROOT, 'functions', 'src');
const calls = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(path.join(source, file), 'utf8').matchAll(
      /logger\.(info|warn|error)\(\s*(?:'([^']+)'|`([^`]+)`)([^;]*)/g,
    ),
  ])
  .map(([, level = '', plain, template = '', facts = '']) => ({
    level,
    text: plain ?? template.replaceAll(/\$\{\w+\}/g, 'role'),
    facts,
  }));

/** The lines that the real logger writes for these calls. A separate process has a real console. */
const lines = await (async () => {
  const program = `
    const logger = require('firebase-functions/logger');
    for (const [level, text] of JSON.parse(process.argv[1])) logger[level](text, { fact: 1 });`;
  const input = JSON.stringify(calls.map(({ level, text }) => [level, text]));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['-e', program, input], {
    cwd: ROOT,
  });
  return `${stdout}${stderr}`
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { severity: string; message: string });
})();

const logFilters = [
  ...metrics.map(({ name, filter }) => ({ name, filter })),
  ...conditions.flatMap((one) =>
    'conditionMatchedLog' in one
      ? [{ name: one.displayName, filter: one.conditionMatchedLog.filter }]
      : [],
  ),
];

it('the logger writes a line for each call', () => {
  expect(lines).toHaveLength(calls.length);
  expect(calls.length).toBeGreaterThan(40);
});

describe.each(logFilters)('$name', ({ filter }) => {
  const wanted = textsIn(filter.slice(filter.indexOf('jsonPayload.message')));

  it.each(wanted)('finds the line %s, which a function writes', (text) => {
    const found = lines.filter((line) => line.message.includes(text) && matches(filter, line));
    expect(found).toHaveLength(1);
  });

  it('ignores lines with text from a browser, which anyone can send', () => {
    for (const text of wanted) {
      const message = `Error in a browser: Error: ${text} (/)`;
      expect(matches(filter, { severity: 'ERROR', message, service: 'reports' })).toBe(false);
    }
  });

  it('finds no other line', () => {
    expect(lines.filter((line) => matches(filter, line))).toHaveLength(wanted.length);
  });
});

it.each(metrics)(
  'labels of $name are in the line',
  ({ filter, metricDescriptor, labelExtractors }) => {
    const keys = metricDescriptor.labels.map(({ key }) => key);
    expect(Object.keys(labelExtractors)).toEqual(keys);
    const [text = ''] = textsIn(filter.slice(filter.indexOf('jsonPayload.message')));
    const facts = calls.find((call) => call.text === text)?.facts ?? '';
    for (const key of keys) {
      expect(labelExtractors[key]).toBe(`EXTRACT(jsonPayload.${key})`);
      expect(facts).toMatch(new RegExp(`\\b${key}\\b`));
    }
  },
);

it('policies use only our metrics and Google’s', () => {
  const types = conditions.flatMap((one) =>
    'conditionThreshold' in one
      ? [/metric\.type="([^"]+)"/.exec(one.conditionThreshold.filter)?.[1] ?? '']
      : [],
  );
  const known = [
    ...metrics.map(({ name }) => `logging.googleapis.com/user/${name}`),
    'run.googleapis.com/request_count',
    'run.googleapis.com/request_latencies',
    'firestore.googleapis.com/rules/evaluation_count',
  ];
  expect(new Set(types)).toEqual(new Set(known));
});

it.each(policies)('$displayName links an existing section with instructions', (policy) => {
  const page = 'docs/operations/when-something-is-wrong.md';
  const [, named, anchor] =
    /^What to do: ([\w/-]+\.md)#([\w-]+) /.exec(policy.documentation.content) ?? [];
  expect(named).toBe(page);
  expect([anchor]).toEqual(anchorsOf(`## ${policy.displayName}`));
  expect(anchorsOf(readFileSync(path.join(ROOT, page), 'utf8'))).toContain(anchor);
});

describe('a filter', () => {
  const line = { severity: 'ERROR', message: 'Error: call failed\n    at here' };
  it.each([
    ['jsonPayload.message="call failed"', false],
    ['jsonPayload.message:"call failed"', true],
    ['severity>=CRITICAL AND jsonPayload.message:"call failed"', false],
    ['resource.type="gce_instance" AND jsonPayload.message:"call failed"', false],
    ['resource.labels.service_name!="reports" AND jsonPayload.message:"call failed"', true],
  ])('%s finds a failed call: %s', (filter, found) => {
    expect(matches(filter, line)).toBe(found);
  });

  it('of another kind is refused', () => {
    expect(() => matches('textPayload=~"x"', line)).toThrow('Unsupported filter');
  });
});
