import type { Engine } from '../test/testing/engine.ts';
import { record } from './recording.ts';
import type { Recording } from './recording.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}
export type Caller = 'admin' | 'anonymous' | { readonly uid: string; readonly claims?: object };
export type Address = Pick<Engine, 'host' | 'port' | 'websocketPort'>;

/** Talks to the engine over REST, as one project, so that replays don't meet. */
export class Client {
  constructor(
    readonly engine: Address,
    readonly project: string,
  ) {}

  get documents(): string {
    return `projects/${this.project}/databases/(default)/documents`;
  }

  async request(
    method: string,
    path: string,
    caller: Caller = 'admin',
    body?: unknown,
  ): Promise<Answer> {
    const response = await fetch(`http://${this.engine.host}:${this.engine.port}/${path}`, {
      method,
      headers: { ...authorization(caller), 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    return { status: response.status, body: answer === '' ? undefined : parsed(answer) };
  }

  putRules(source: string, options: Recording = {}): Promise<Answer> {
    return this.request('PUT', `emulator/v1/projects/${this.project}:securityRules`, 'admin', {
      ...options,
      rules: { files: [{ name: 'firestore.rules', content: source }] },
    });
  }

  clear(): Promise<Answer> {
    const path = `emulator/v1/projects/${this.project}/databases/(default)/documents`;
    return this.request('DELETE', path);
  }

  get(path: string, caller: Caller): Promise<Answer> {
    return this.request('GET', `v1/${this.documents}/${path}`, caller);
  }

  commit(writes: readonly object[], caller: Caller): Promise<Answer> {
    return this.request('POST', `v1/${this.documents}:commit`, caller, { writes });
  }

  /** A write of the whole document. */
  set(path: string, data: Recording, currentDocument?: object): object {
    return {
      update: { name: `${this.documents}/${path}`, fields: fieldsOf(data) },
      ...(currentDocument ? { currentDocument } : {}),
    };
  }

  delete(path: string): object {
    return { delete: `${this.documents}/${path}` };
  }

  query(parent: string, structuredQuery: object, caller: Caller): Promise<Answer> {
    const path = parent === '' ? this.documents : `${this.documents}/${parent}`;
    return this.request('POST', `v1/${path}:runQuery`, caller, { structuredQuery });
  }
}

/** ALLOW or DENY; anything else (a bad request, a crash) as its status. */
export function verdict({ status }: Answer): string {
  if (status === 403) return 'DENY';
  return status === 200 || status === 404 ? 'ALLOW' : `HTTP ${status}`;
}

export function errorMessage({ body }: Answer): string | undefined {
  const answer = record(Array.isArray(body) ? body[0] : body);
  const { message } = record(answer['error']);
  return typeof message === 'string' ? message : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function authorization(caller: Caller): Record<string, string> {
  if (caller === 'anonymous') return {};
  if (caller === 'admin') return { Authorization: 'Bearer owner' };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = part({ ...caller.claims, sub: caller.uid, user_id: caller.uid });
  return { Authorization: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${payload}.` };
}

export const fieldsOf = (data: Recording): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, wireValue(value)]));

/** A JSON value in REST form: whole numbers are integers. */
export function wireValue(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  return { mapValue: { fields: fieldsOf(record(value)) } };
}
