import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../../model/status.ts';
import type { CallContext, FirestoreService, ServerStreamMethod } from '../../service/types.ts';
import { parseAuthorization } from '../auth.ts';
import { invalidPayload } from '../../codec/invalidPayload.ts';
import { answerJson, answerJsonList } from '../httpAnswer.ts';
import { readBody } from '../httpBody.ts';
import { serviceMethod } from '../methods.ts';
import { PIPELINE_UNSUPPORTED } from '../pipeline.ts';
import { toJson } from '../../codec/toJson.ts';
import { readMessage } from './message.ts';
import { matchRoute } from './routes.ts';
import type { RouteMatch } from './routes.ts';

/** Answers REST requests; false if the path is none of ours. @throws StatusError */
export async function handleRest(
  service: FirestoreService,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
): Promise<boolean> {
  if (request.method === 'POST' && /^\/v1\/.*\/documents:executePipeline$/.test(path)) {
    throw new StatusError('INVALID_ARGUMENT', PIPELINE_UNSUPPORTED);
  }
  const match = findRoute(request.method, path);
  if (!match) return false;
  const body = await readBody(request);
  const context: CallContext = {
    auth: parseAuthorization(request.headers.authorization),
    signal: abortedWith(response),
  };
  const answer = await call(service, match, readMessage(match, query, body), context);
  if (Array.isArray(answer)) answerJsonList(response, answer);
  else answerJson(response, answer);
  return true;
}

function findRoute(verb: string | undefined, path: string): RouteMatch | undefined {
  try {
    return matchRoute(verb, path);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw invalidPayload();
  }
}

async function call(
  service: FirestoreService,
  { route }: RouteMatch,
  message: object,
  context: CallContext,
): Promise<unknown> {
  const { responseType, name } = route.method;
  const { kind, method } = serviceMethod(name);
  if (kind === 'unary') return toJson(responseType, await service.unary(method, message, context));
  if (kind === 'serverStream') {
    const responses = await collect(service, method, message, context);
    const answers = responses.map((response) => toJson(responseType, response));
    return method === 'batchGetDocuments' ? answers : answers.map(withDone);
  }
  throw new StatusError('UNIMPLEMENTED', `${name} needs a stream in both directions.`);
}

/** A stream is one JSON array. */
async function collect(
  service: FirestoreService,
  method: ServerStreamMethod,
  message: object,
  context: CallContext,
): Promise<object[]> {
  const responses: object[] = [];
  for await (const response of service.serverStream(method, message, context)) {
    responses.push(response);
  }
  return responses;
}

/** The last answer of a query says that it is, also of an aggregation, whose message has no field for it. */
function withDone(answer: unknown, index: number, all: readonly unknown[]): unknown {
  const isLast = index === all.length - 1;
  return isLast && typeof answer === 'object' ? { ...answer, done: true } : answer;
}

function abortedWith(response: ServerResponse): AbortSignal {
  const aborter = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) aborter.abort();
  });
  return aborter.signal;
}
