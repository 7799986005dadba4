import {
  onCall,
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  type Request,
} from 'firebase-functions/v2/https';
import { guardAnswer } from './guardAnswer.ts';
import { callableOptions } from './options.ts';

/** The size limit of a call: the longest form is a message with every character escaped. */
const mostBytes = 100_000;
const deepest = 8;

/** Options of a function that differ from the default. */
export type Needs = Pick<
  CallableOptions,
  'memory' | 'concurrency' | 'timeoutSeconds' | 'minInstances'
>;

/**
 * As `onCall`, for calls with plain JSON. On other data (an unknown '@type', deep nesting, a malformed body)
 * firebase-functions fails before our code runs and logs what a person typed. Here such data becomes null, which the
 * schema refuses with a code and a message, after App Check and CORS.
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
