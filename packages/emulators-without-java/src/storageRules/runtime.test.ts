import { describe, expect, it } from 'vitest';
import { StorageRulesRuntime } from './runtime.ts';

type Message = Readonly<Record<string, unknown>>;

/** The CLI's side: sends actions, and answers look-ups with the documents given. */
class Cli {
  readonly lookups: string[] = [];
  readonly #answers = new Map<unknown, (answer: Message) => void>();
  readonly #runtime = new StorageRulesRuntime((message) => this.#receive({ ...message }));
  #id = 0;
  readonly #documents: Readonly<Record<string, object>>;

  constructor(documents: Readonly<Record<string, object>> = {}) {
    this.#documents = documents;
  }

  async load(content: string): Promise<Message> {
    const source = { files: [{ name: 'storage.rules', content }] };
    return this.#act('load_ruleset', { rulesetName: 'rules', source });
  }

  async verify(method: string, path: string, variables: object = {}): Promise<Message> {
    const context = { rulesetName: 'rules', service: 'firebase.storage', path, method, variables };
    return this.#act('verify', context);
  }

  async #act(action: string, context: object): Promise<Message> {
    const id = this.#id++;
    const answer = new Promise<Message>((resolve) => this.#answers.set(id, resolve));
    await this.#runtime.receive({ id, action, context });
    return answer;
  }

  #receive(message: Message): void {
    if (message['action'] === undefined) {
      this.#answers.get(message['id'])?.(message);
      return;
    }
    const { path } = message['context'] as { path: string };
    this.lookups.push(path);
    const fields = this.#documents[path];
    const id = message['server_request_id'];
    const name = `projects/demo${path}`;
    const answer = fields ? { status: 'ok', result: { name, fields } } : { status: 'not_found' };
    setImmediate(() => void this.#runtime.receive({ id, ...answer }));
  }
}
const permits = (answer: Message): unknown =>
  (answer['result'] as Message | undefined)?.['permit'] ?? answer['errors'];
const rules = (body: string, version = 2): string =>
  `rules_version = '${version}';\nservice firebase.storage { match /b/{bucket}/o { ${body} } }`;

describe('loading', () => {
  it('tells the version', async () => {
    expect(await new Cli().load(rules('match /{all=**} { allow read; }'))).toEqual({
      id: 0,
      status: 'ok',
      errors: [],
      warnings: [],
      result: { rulesVersion: 2 },
    });
  });

  it('lists errors in the form the CLI reads', async () => {
    const { status, errors } = await new Cli().load('broken');
    expect(status).toBe('ok');
    expect(JSON.parse((errors as string[])[0] ?? '')).toMatchObject({
      description_: expect.stringContaining("mismatched input 'broken'"),
      sourcePosition_: { fileName_: 'storage.rules', line_: 1, column_: 1 },
    });
  });
});

describe('verifying', () => {
  it('reads typed variables and adds the method', async () => {
    const cli = new Cli();
    await cli.load(
      rules(
        `match /pics/{name} { allow create: if request.method == 'create' && name == 'a.png'
          && request.resource.size <= 1024 && request.resource.contentType.matches('image/.+')
          && request.auth.uid == 'alice' && resource == null; }`,
      ),
    );
    const variables = (size: number): object => ({
      resource: { null_value: null },
      request: {
        map_value: {
          fields: {
            auth: { map_value: { fields: { uid: { string_value: 'alice' } } } },
            resource: {
              map_value: {
                fields: { size: { int_value: size }, contentType: { string_value: 'image/png' } },
              },
            },
          },
        },
      },
    });
    expect(permits(await cli.verify('create', '/b/demo/o/pics/a.png', variables(1024)))).toBe(true);
    expect(permits(await cli.verify('create', '/b/demo/o/pics/a.png', variables(1025)))).toBe(
      false,
    );
    expect(permits(await cli.verify('create', '/b/demo/o/other/a.png', variables(1)))).toBe(false);
  });

  it('lists only under version 2', async () => {
    for (const version of [1, 2]) {
      const cli = new Cli();
      await cli.load(rules('match /{all=**} { allow read; }', version));
      expect(permits(await cli.verify('list', '/b/demo/o/pics'))).toBe(version === 2);
      expect(permits(await cli.verify('get', '/b/demo/o/pics/a'))).toBe(true);
    }
  });

  it('denies without the ruleset, and never leaves the CLI waiting', async () => {
    expect(await new Cli().verify('get', '/b/demo/o/a')).toMatchObject({
      status: 'ok',
      errors: ['The ruleset is not loaded.'],
    });
  });
});

describe('Firestore documents', () => {
  const role = (name: string): string => `/databases/(default)/documents/roles/${name}`;
  const documents = { [role('a')]: { level: { integerValue: '3' } }, [role('b')]: {} };

  it('asks for each document once', async () => {
    const cli = new Cli(documents);
    await cli.load(
      rules(
        `match /{all=**} { allow get: if firestore.exists(${role('a')})
          && firestore.get(${role('a')}).data.level == 3 && !firestore.exists(${role('none')}); }`,
      ),
    );
    expect(permits(await cli.verify('get', '/b/demo/o/a'))).toBe(true);
    expect(cli.lookups).toEqual([role('a'), role('none')]);
  });

  it('looks at two documents at most', async () => {
    const cli = new Cli(documents);
    const all = ['a', 'b', 'none'].map((name) => `firestore.get(${role(name)}) != 1`);
    await cli.load(rules(`match /{all=**} { allow get: if ${all.join(' && ')}; }`));
    expect(permits(await cli.verify('get', '/b/demo/o/a'))).toBe(false);
    expect(cli.lookups).toHaveLength(2);
  });

  it('keeps requests apart that wait at the same time', async () => {
    const cli = new Cli(documents);
    await cli.load(
      rules(
        `match /{name} { allow get: if firestore.get(/databases/(default)/documents/roles/$(name)).data.level == 3; }`,
      ),
    );
    const answers = await Promise.all(
      ['a', 'b', 'a'].map((name) => cli.verify('get', `/b/demo/o/${name}`)),
    );
    expect(answers.map(permits)).toEqual([true, false, true]);
  });
});
