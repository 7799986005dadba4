import { expect } from 'vitest';
import type { Auth } from '../../model/auth.ts';
import type { StatusError } from '../../model/status.ts';
import type { WireWrite } from '../../model/wire.ts';
import type { Authorizer } from '../../rules/types.ts';
import { ManualClock } from '../../store/testing/fixtures.ts';
import { DatabaseRegistry } from '../databaseRegistry.ts';
import { createFirestoreService } from '../firestoreService.ts';
import type { CallContext, FirestoreService, ServerStreamMethod, UnaryMethod } from '../types.ts';

export const DATABASE = 'projects/p/databases/(default)';
export const ROOT = `${DATABASE}/documents`;

const allowAll: Authorizer = {
  authorizeGet: () => undefined,
  authorizeWrites: () => undefined,
  authorizeQuery: () => undefined,
};

/** A service on a clock that stands still, with calls as an admin, or as nobody. */
export function newService(rules: Partial<Authorizer> = {}): TestService {
  const clock = new ManualClock();
  const databases = new DatabaseRegistry(clock);
  const authorizer = { ...allowAll, ...rules };
  const service = createFirestoreService({ databases, rules: { for: () => authorizer }, clock });
  return new TestService(service, databases, clock);
}

export class TestService {
  constructor(
    readonly service: FirestoreService,
    readonly databases: DatabaseRegistry,
    readonly clock: ManualClock,
  ) {}

  async call(
    method: UnaryMethod,
    request: object,
    auth: Auth = { kind: 'admin' },
  ): Promise<object> {
    return this.service.unary(method, request, contextOf(auth));
  }

  async stream(
    method: ServerStreamMethod,
    request: object,
    auth: Auth = { kind: 'admin' },
  ): Promise<object[]> {
    const responses: object[] = [];
    for await (const response of this.service.serverStream(method, request, contextOf(auth))) {
      responses.push(response);
    }
    return responses;
  }

  /** Commits documents with a field `n`, or writes as they are. */
  async commit(...writes: (string | WireWrite)[]): Promise<object> {
    return this.call('commit', {
      database: DATABASE,
      writes: writes.map((write, n) => (typeof write === 'string' ? update(write, n) : write)),
    });
  }
}

export function update(path: string, n = 1): WireWrite {
  return { update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: String(n) } } } };
}

export function contextOf(auth: Auth): CallContext {
  return { auth, signal: new AbortController().signal };
}

export function error(code: StatusError['code'], message: string): object {
  return expect.objectContaining({ code, message });
}

/** Collects what a stream sends; `error` is null for a good end. */
export class RecordingSink<Response> {
  readonly sent: Response[] = [];
  error: StatusError | null | undefined;

  send(response: Response): void {
    this.sent.push(response);
  }

  close(error?: StatusError): void {
    this.error = error ?? null;
  }
}
