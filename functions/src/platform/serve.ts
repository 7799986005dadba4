import type { ServerResponse } from 'node:http';
import type { CallerKind, OperationName, SharedOperation } from '@selasar/domain/api';
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  type HttpsError,
  onCall,
  type Request,
} from 'firebase-functions/v2/https';
import type { Implementation } from './operation.ts';
import { callableOptions } from './settings.ts';

/** The longest form is a message with every character escaped. */
const mostBytes = 100_000;
const deepest = 8;

type Needs = Pick<CallableOptions, 'memory' | 'concurrency' | 'timeoutSeconds' | 'minInstances'>;

/** Other data (an '@type', deep nesting) makes firebase-functions log what a person typed: it becomes null. */
export function onPlainCall<Answer>(
  handler: (request: CallableRequest<unknown>) => Promise<Answer>,
  needs: Needs = {},
): CallableFunction<unknown, Promise<Answer>> {
  const callable = onCall({ ...callableOptions, ...needs }, handler);
  const plain = (...[request, response]: Parameters<typeof callable>) => {
    guardAnswer(response);
    if (request.method === 'POST' && !isPlainCall(request)) {
      request.headers['content-type'] = 'application/json';
      request.body = { data: null };
    }
    return callable(request, response);
  };
  // Properties that the deployment, the emulator and tests read.
  return Object.defineProperties(
    plain,
    Object.getOwnPropertyDescriptors(callable),
  ) as typeof callable;
}

function isPlainCall({ headers, body, rawBody }: Request): boolean {
  const contentType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return (
    contentType === 'application/json' &&
    (rawBody?.length ?? 0) <= mostBytes &&
    isObject(body) &&
    Object.keys(body).join() === 'data' &&
    isPlain(Reflect.get(body, 'data'), deepest)
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlain = (value: unknown, depth: number): boolean =>
  !isObject(value) ||
  (depth > 0 &&
    !Object.hasOwn(value, '@type') &&
    Object.values(value).every((part) => isPlain(part, depth - 1)));

/** The module of an operation exports its implementation under the operation's name. */
type Module<Name extends string> = {
  readonly [N in Name]: Implementation<Extract<N, OperationName>>;
};

export const serve = <Name extends OperationName>(
  name: Name,
  load: () => Promise<Module<Name>>,
  needs?: Needs,
) => onPlainCall(async (request) => (await load())[name].run(request), needs);

type Loads<Kind extends CallerKind> = {
  readonly [Name in SharedOperation<Kind>]: () => Promise<Module<Name>>;
};

/** By path: `staff/setBookingStatus`. A missing operation is not logged: anyone can call any path. */
export const serveAll = <Kind extends CallerKind>(
  loads: Loads<Kind>,
  needs?: Needs,
): CallableFunction<unknown, Promise<unknown>> =>
  onPlainCall(async (request) => {
    const name = request.rawRequest.path.replace(/^\//, '');
    if (!Object.hasOwn(loads, name)) throw await gone(request.data);
    const loaded: Readonly<Record<string, Implementation>> =
      await loads[name as SharedOperation<Kind>]();
    return loaded[name]?.run(request);
  }, needs);

async function gone(data: unknown): Promise<HttpsError> {
  const { callError } = await import('./callError.ts');
  const { languageOf, withLocale } = await import('./locale.ts');
  return withLocale(languageOf(data), () => callError({ code: 'operation-gone' }));
}

const headers = {
  // The same value as in Hosting's headers; a test compares them.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Google's own host has no Hosting in front. A page sets its own policy afterwards. */
export function guardAnswer(response: ServerResponse): void {
  response.removeHeader('X-Powered-By');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
