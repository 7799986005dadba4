import {
  onCall,
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  type Request,
} from 'firebase-functions/v2/https';
import { guardAnswer } from './guardAnswer.ts';
import { callableOptions } from './options.ts';

/** Bounds of what our forms send: the longest is a message, with each character escaped. */
const mostBytes = 100_000;
const deepest = 8;

/** What a function needs of its server that others do not. */
export type Needs = Pick<
  CallableOptions,
  'memory' | 'concurrency' | 'timeoutSeconds' | 'minInstances'
>;

/**
 * As `onCall`, for calls with plain JSON. firebase-functions fails on other data before our code runs, and logs it with
 * what a person typed: an '@type' that it does not know, deep nesting, a body of another form. Such data becomes null
 * here; the schema refuses it then, with a code and a sentence, after App Check and CORS.
 */
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
  // What the deployment, the emulator and tests look for on it.
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
