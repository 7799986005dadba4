import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askNpm } from './askNpm.ts';
import { judgeAudit } from './judge.ts';

const url = 'https://advisories.example/1';
const weak = {
  name: 'weak',
  title: 'Weak parser',
  url,
  severity: 'high',
  range: '<2.0.0',
};
const report = (...via: unknown[]) => JSON.stringify({ vulnerabilities: { weak: { via } } });
const allow = (until: string) => [{ url, reason: 'Not reached', until }];
const today = '2026-11-22';

describe('what npm says', () => {
  it('is clean without advisories', () => {
    const none = JSON.stringify({ vulnerabilities: {} });
    expect(judgeAudit(none, [], today)).toEqual({ kind: 'clean', lines: [] });
  });

  it('is found once, with what is weak and where it is told', () => {
    expect(judgeAudit(report(weak, 'other', weak), [], today)).toEqual({
      kind: 'found',
      lines: [`high: weak <2.0.0: Weak parser (${url})`],
    });
  });

  it('may stay until its last day, and no longer', () => {
    expect(judgeAudit(report(weak), allow(today), today).kind).toBe('clean');
    const { kind, lines } = judgeAudit(report(weak), allow('2026-11-21'), today);
    expect(kind).toBe('found');
    expect(lines[0]).toMatch(/allowed until 2026-11-21 only$/);
  });

  it('is also found where the list allows what is no longer there', () => {
    const none = JSON.stringify({ vulnerabilities: {} });
    expect(judgeAudit(none, allow('2027-01-01'), today)).toMatchObject({ kind: 'found' });
  });

  it.each(['', 'npm error', '{"error":{"code":"ENOAUDIT"}}', '{"message":"not found"}'])(
    'is no answer: %j',
    (output) => {
      expect(judgeAudit(output, [], today).kind).toBe('not asked');
    },
  );
});

describe('npm, asked about a lock file', { timeout: 120_000 }, () => {
  let folder: string;
  const asked: string[] = [];
  /** A registry that knows one advisory. */
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const isBulk = request.url?.endsWith('/advisories/bulk');
    const advisory = { ...weak, id: 1, vulnerable_versions: weak.range };
    const weakPackage = {
      name: 'weak',
      'dist-tags': { latest: '1.0.0' },
      versions: { '1.0.0': { name: 'weak', version: '1.0.0' } },
    };
    request.resume().on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(isBulk ? { weak: [advisory] } : weakPackage));
    });
  });
  const registry = () => `--registry=http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
    const project = { name: 'sample', version: '1.0.0', dependencies: { weak: '1.0.0' } };
    const packages = { '': project, 'node_modules/weak': { version: '1.0.0' } };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(project));
    await writeFile(
      path.join(folder, 'package-lock.json'),
      JSON.stringify({ ...project, lockfileVersion: 3, requires: true, packages }),
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('names what the registry knows, and says when nobody answers', async () => {
    expect(judgeAudit(await askNpm(folder, registry()), [], today)).toEqual({
      kind: 'found',
      lines: [`high: weak <2.0.0: Weak parser (${url})`],
    });
    expect(asked[0]).toMatch(/^POST .*advisories\/bulk$/);
    const closed = registry();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    expect(judgeAudit(await askNpm(folder, closed), [], today).kind).toBe('not asked');
  });
});
