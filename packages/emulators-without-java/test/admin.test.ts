import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

let engine: Engine;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'engine-'));
  engine = await startEngine();
});
afterAll(async () => {
  await engine.stop();
  await rm(directory, { recursive: true });
});

async function send(
  verb: string,
  path: string,
  body?: string | object,
  headers: Record<string, string> = {},
  to = engine,
) {
  const response = await fetch(`http://${to.host}:${to.port}${path}`, {
    method: verb,
    headers,
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const documents = (project: string) => `/v1/projects/${project}/databases/(default)/documents`;
const rulesOf = (content: string) => ({ rules: { files: [{ name: 'security.rules', content }] } });
const rules = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n match /databases/{d}/documents {\n${body}\n }\n}`;

describe('CORS', () => {
  const origin = { Origin: 'http://localhost:3000' };
  const common = {
    'access-control-allow-origin': 'http://localhost:3000',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
  };

  it.each([
    ['OPTIONS', '/nope', 200],
    ['OPTIONS', `${documents('cors')}:commit`, 200],
    ['GET', `${documents('cors')}/c/a`, 404],
    ['HEAD', `${documents('cors')}/c/a`, 404],
    ['GET', '/', 200],
    ['GET', '/nope', 404],
    ['GET', '/google.firestore.v1.Firestore/Listen/channel?SID=x', 400],
  ])('allows the origin on %s %s', async (verb, path, status) => {
    const answer = await send(verb, path, undefined, origin);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(common);
    const without = await send(verb, path);
    expect(without.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('echoes what a preflight asks for', async () => {
    const { status, headers, text } = await send('OPTIONS', documents('cors'), undefined, {
      Origin: 'null',
      'Access-Control-Request-Headers': 'content-type,authorization',
      'Access-Control-Request-Private-Network': 'false',
    });
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('access-control-allow-origin')).toBe('null');
    expect(headers.get('access-control-allow-headers')).toBe('content-type,authorization');
    expect(headers.get('access-control-allow-private-network')).toBe('true');
  });
});

describe('admin endpoints', () => {
  it('answers the simple ones as recorded', async () => {
    expect(await send('GET', '/')).toMatchObject({ status: 200, text: 'Ok\n' });
    expect(await send('GET', '/nope')).toMatchObject({ status: 404, text: 'Not Found\n' });
    expect(
      await send('POST', `${documents('x')}:commit`, '{}', { 'Content-Type': 'text/plain' }),
    ).toMatchObject({
      status: 200,
      text: '{\n}\n',
    });
  });

  it('clears a database, a part of it, and all of them', async () => {
    const collection = `${documents('clear')}/c`;
    const names = async () => {
      const { text } = await send('GET', collection);
      const { documents: found = [] } = JSON.parse(text) as { documents?: { name: string }[] };
      return found.map(({ name }) => name.split('/').at(-1));
    };
    const fill = () =>
      Promise.all(['a', 'b'].map((id) => send('PATCH', `${collection}/${id}`, '{}')));
    const admin = '/emulator/v1/projects/clear/databases/(default)/documents';
    await fill();
    expect(await send('DELETE', `${admin}/c/a`)).toMatchObject({ status: 200, text: '{\n}\n' });
    expect(await names()).toEqual(['b']);
    await send('DELETE', admin);
    expect(await names()).toEqual([]);
    await fill();
    expect(await send('POST', '/reset')).toMatchObject({ status: 200, text: 'Resetting...\n' });
    expect(await names()).toEqual([]);
  });

  it('loads rules, and keeps the old ones when the new do not compile', async () => {
    const path = '/emulator/v1/projects/rules:securityRules';
    const get = () => send('GET', `${documents('rules')}/c/a`);
    expect((await get()).status).toBe(404);
    const deny = rulesOf(rules('match /c/{id} { allow get: if false; }'));
    expect(await send('PUT', path, deny)).toMatchObject({ status: 200, text: '{\n}\n' });
    expect((await get()).status).toBe(403);
    const broken = await send('PUT', path, rulesOf('broken'));
    expect(broken.status).toBe(400);
    expect(JSON.parse(broken.text)).toMatchObject({
      error: {
        code: 400,
        status: 'INVALID_ARGUMENT',
        message: expect.stringMatching(/^Error compiling rules:\nL1:1 ./),
      },
    });
    const ignored = await send('PUT', path, { ...rulesOf('broken'), ignore_errors: true });
    expect(ignored.status).toBe(200);
    expect(JSON.parse(ignored.text)).toMatchObject({
      issues: [{ severity: 'ERROR', sourcePosition: { line: 1, column: 1 } }],
    });
    expect((await get()).status).toBe(403);
    expect((await send('PUT', path, '{')).status).toBe(400);
    expect((await send('PUT', path, '{"rules":{"files":[]}}')).status).toBe(400);
  });

  it('covers rules and shows evaluations on the websocket', async () => {
    const project = '/emulator/v1/projects/coverage';
    const content = rules('match /c/{id} { allow get: if id == "a"; }');
    await send('PUT', `${project}:securityRules`, rulesOf(content));
    const socket = new WebSocket(`ws://${engine.host}:${engine.websocketPort}/requests`);
    const messages: unknown[] = [];
    const second = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        messages.push(JSON.parse(data.toString()));
        if (messages.length === 1) void send('GET', `${documents('coverage')}/c/a`);
        else resolve();
      });
    });
    await second;
    expect(messages[0]).toBeInstanceOf(Array);
    expect(messages[1]).toMatchObject({
      outcome: 'allow',
      rulesContext: { method: 'get', path: '/databases/(default)/documents/c/a' },
    });
    socket.close();
    const report = await send('GET', `${project}:ruleCoverage`);
    expect(JSON.parse(report.text)).toMatchObject({
      rules: { files: [{ content }] },
      report: expect.any(Array),
    });
    // As rules-unit-testing loads them.
    await send('PUT', `${project}:securityRules`, { rules: { files: [{ content }] } });
    const { text } = await send('GET', `${project}:ruleCoverage`);
    expect(JSON.parse(text)).toMatchObject({ rules: { files: [{ content }] } });
    const page = await send('GET', `${project}:ruleCoverage.html`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('allow get');
  });

  it('takes the default rules from a file', async () => {
    const path = join(directory, 'firestore.rules');
    await writeFile(path, rules('match /open/{id} { allow read; }'));
    const strict = await startEngine(['--rules', path]);
    const get = (name: string) => send('GET', `${documents('any')}/${name}`, undefined, {}, strict);
    expect((await get('open/a')).status).toBe(404);
    expect((await get('closed/a')).status).toBe(403);
    await strict.stop();
  });
});

describe('keeping data', () => {
  const fields = {
    nil: { nullValue: null },
    integer: { integerValue: '-9223372036854775808' },
    double: { doubleValue: 'NaN' },
    zero: { doubleValue: 0 },
    time: { timestampValue: '2026-01-02T03:04:05.678901Z' },
    text: { stringValue: 'café 😀\n' },
    bytes: { bytesValue: 'AP8=' },
    reference: { referenceValue: 'projects/keep/databases/(default)/documents/c/b' },
    place: { geoPointValue: { latitude: -8.5, longitude: 115.25 } },
    list: { arrayValue: { values: [{ booleanValue: false }, { mapValue: {} }] } },
    'odd `name`': { mapValue: { fields: { '': { arrayValue: {} } } } },
  };

  it('exports what an engine starts from again, to the letter', async () => {
    await send('PATCH', `${documents('keep')}/c/a`, { fields });
    await send('PATCH', `${documents('keep')}/c/a/s/b`, {});
    const body = {
      database: 'projects/keep/databases/(default)',
      export_directory: directory,
      export_name: 'firestore_export',
    };
    expect(await send('POST', '/emulator/v1/projects/keep:export', body)).toMatchObject({
      status: 200,
      text: '{\n}\n',
    });
    const metadata = join(directory, 'firestore_export/firestore_export.overall_export_metadata');
    expect(readFileSync(metadata, 'utf8')).not.toBe('');
    const seeded = await startEngine(['--seed_from_export', metadata]);
    for (const path of ['/c/a', '/c/a/s/b']) {
      const before = await send('GET', documents('keep') + path);
      const after = await send('GET', documents('keep') + path, undefined, {}, seeded);
      expect(after.text).toBe(before.text);
    }
    await seeded.stop();
    await send('POST', '/reset');
    await send('POST', '/emulator/v1/projects/keep:import', body);
    const imported = await send('GET', `${documents('keep')}/c/a`);
    expect(JSON.parse(imported.text)).toMatchObject({ fields });
    const lines = await readFile(
      join(directory, 'firestore_export/firestore_export.documents.ndjson'),
      'utf8',
    );
    expect(lines.trim().split('\n')).toHaveLength(2);
  });

  it('refuses what it can not export or import', async () => {
    const path = '/emulator/v1/projects/keep';
    expect((await send('POST', `${path}:export`, '{}')).status).toBe(400);
    const escape = {
      database: 'projects/p/databases/d',
      export_directory: directory,
      export_name: '../x',
    };
    expect((await send('POST', `${path}:export`, escape)).status).toBe(400);
    const missing = { ...escape, export_name: 'missing' };
    expect((await send('POST', `${path}:import`, missing)).status).toBe(400);
  });
});
