import { rpcMethods } from '../../../src/codec/protos.ts';
import type { RpcMethod } from '../../../src/codec/protos.ts';
import { pick, randomMessage, spoil } from './messages.ts';
import type { Random } from './messages.ts';

/** One request, ready to be sent. */
export type HostileRequest = GrpcRequest | HttpRequest | RawRequest;

export interface GrpcRequest {
  readonly kind: 'grpc';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** With the frame's head. */
  readonly body: Buffer;
}
export interface HttpRequest {
  readonly kind: 'http';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
/** What is sent on a new connection, that then ends. */
export interface RawRequest {
  readonly kind: 'raw';
  readonly body: Buffer;
}

const TOKENS = ['Bearer owner', 'Bearer x.y.z', 'Bearer ', 'Bearer e30.e30.', 'Bearer bnVsbA.W10.'];
const DOCUMENTS = '/v1/projects/demo-hostile/databases/(default)/documents';
const ADMIN = '/emulator/v1/projects/demo-hostile';
const PATHS = [
  DOCUMENTS,
  `${DOCUMENTS}/c/a`,
  `${DOCUMENTS}/c/a/`,
  `${DOCUMENTS}/c/%00`,
  `${DOCUMENTS}/c/%ff`,
  `${DOCUMENTS}/c?pageSize=-1&mask.fieldPaths=%60&orderBy=x%20sideways`,
  `${DOCUMENTS}/c?documentId=__x__&pageToken=%25`,
  `${DOCUMENTS}/c/a?updateMask.fieldPaths=a..b&currentDocument.exists=maybe`,
  `${ADMIN}:securityRules`,
  `${ADMIN}:ruleCoverage`,
  `${ADMIN}:ruleCoverage.html`,
  `${ADMIN}:nonsense`,
  `${ADMIN}/triggers/t`,
  `${ADMIN}/eventarcTrigger?eventarcTriggerId=t`,
  `${ADMIN}/databases/(default)/documents`,
  `${ADMIN}/databases/(default)/documents/c/a`,
  '/reset',
  '/',
  '//',
  '/%',
  '/v1/projects/demo-hostile/databases/second/documents:commit',
];
const VERBS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'];
const CHANNELS = ['Listen', 'Write'].map(
  (name) => `/google.firestore.v1.Firestore/${name}/channel`,
);

export function randomRequest(random: Random): HostileRequest {
  const choice = random(20);
  if (choice < 9) return grpcRequest(random);
  if (choice < 14) return restRequest(random);
  if (choice < 16) return pathRequest(random);
  return choice < 19 ? channelRequest(random) : rawRequest(random);
}

function randomHeaders(random: Random): Record<string, string> {
  return random(4) === 0
    ? {}
    : { authorization: random(3) > 0 ? 'Bearer owner' : pick(TOKENS, random) };
}

function grpcRequest(random: Random): GrpcRequest {
  const method = pick(rpcMethods, random);
  const { requestType } = method;
  const object = requestType.fromObject(randomMessage(requestType, random));
  const message = spoil(Buffer.from(requestType.encode(object).finish()), random);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  if (random(20) === 0) head[random(5)] = random(256);
  const path = random(30) === 0 ? `${method.path}x` : method.path;
  return {
    kind: 'grpc',
    path,
    headers: randomHeaders(random),
    body: Buffer.concat([head, message]),
  };
}

function jsonOf({ requestType }: RpcMethod, random: Random): string {
  const object = requestType.fromObject(randomMessage(requestType, random));
  return JSON.stringify(
    requestType.toObject(object, { longs: String, enums: String, bytes: String }),
  );
}

function restRequest(random: Random): HttpRequest {
  const method = pick(rpcMethods, random);
  const name = method.name.charAt(0).toLowerCase() + method.name.slice(1);
  const path = `${DOCUMENTS}${pick(['', '/c/a', '/c'], random)}:${name}`;
  const body = spoil(Buffer.from(jsonOf(method, random)), random);
  return { kind: 'http', method: 'POST', path, headers: randomHeaders(random), body };
}

function pathRequest(random: Random): HttpRequest {
  const method = pick(VERBS, random);
  const json = Buffer.from(jsonOf(pick(rpcMethods, random), random));
  const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : spoil(json, random);
  return { kind: 'http', method, path: pick(PATHS, random), headers: randomHeaders(random), body };
}

/** The first request of a session. What it opens is ended by whoever sends it. */
function channelRequest(random: Random): HttpRequest {
  const path = pick(CHANNELS, random);
  const query = new URLSearchParams({
    VER: pick(['8', '8', '8', '7', ''], random),
    RID: String(random(1000)),
    CVER: '22',
    database: pick(['projects/demo-hostile/databases/(default)', 'nonsense'], random),
  });
  const form = new URLSearchParams({
    headers: `Authorization:${pick(TOKENS, random)}\r\n${pick(['', 'x', ':', 'a:b:c'], random)}`,
    count: pick(['1', '2', '0', '-1', 'x', '99999999999'], random),
    ofs: pick(['0', '0', '5', '-1', ''], random),
    req0___data__: jsonOf(
      pick(
        rpcMethods.filter(({ requestStream }) => requestStream),
        random,
      ),
      random,
    ),
  });
  const body = spoil(Buffer.from(form.toString()), random);
  return { kind: 'http', method: 'POST', path: `${path}?${query.toString()}`, headers: {}, body };
}

function rawRequest(random: Random): RawRequest {
  const starts = [
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `POST ${DOCUMENTS}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`,
    `GET ${CHANNELS[0]}?SID=x HTTP/1.1\r\nHost: x\r\n\r\n`,
    'GET /requests HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n',
    '',
  ];
  const noise = Buffer.from(Array.from({ length: random(200) }, () => random(256)));
  const start = Buffer.from(pick(starts, random));
  return { kind: 'raw', body: spoil(Buffer.concat([start, noise]), random) };
}
