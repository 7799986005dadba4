import type { Auth } from '../model/auth.ts';
import { StatusError } from '../model/status.ts';
import type { MapValue, Value } from '../model/value.ts';

/**
 * Reads an Authorization header. `Bearer owner` and OAuth access tokens (`ya29.…`) are admins; any other bearer is a
 * JWT, which is read but not verified, so that tokens of the Auth emulator and mock tokens of tests are welcome.
 * @throws StatusError INVALID_ARGUMENT for a malformed token, UNKNOWN for another scheme
 */
export function parseAuthorization(header: string | undefined): Auth {
  if (!header) return { kind: 'anonymous' };
  const match = /^bearer(?:\s+(.*))?$/is.exec(header.trim());
  if (!match) throw new StatusError('UNKNOWN', 'Unsupported authorization scheme.');
  const token = match[1] ?? '';
  if (/^(owner$|ya29\.)/i.test(token)) return { kind: 'admin' };
  const claims = parseJwt(token);
  const uid = claims.get('sub') ?? claims.get('user_id');
  return { kind: 'user', uid: typeof uid === 'string' ? uid : '', token: claims };
}

function parseJwt(token: string): MapValue {
  const parts = token.split('.');
  const [header, payload, signature] = parts;
  if (parts.length !== 3 || header === undefined || payload === undefined) throw invalidJwt();
  if (!/^[\w-]*=*$/.test(signature ?? '')) throw invalidJwt();
  parseObject(header);
  return parseObject(payload);
}

function parseObject(segment: string): MapValue {
  if (!/^[\w-]+=*$/.test(segment)) throw invalidJwt();
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
  } catch {
    throw invalidJwt();
  }
  if (!isObject(json)) throw invalidJwt();
  return toMap(json);
}

/** Claims in the terms of Security Rules: whole numbers are integers. */
function toValue(json: unknown): Value {
  if (Array.isArray(json)) return json.map(toValue);
  if (isObject(json)) return toMap(json);
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  return null;
}

function toMap(json: Record<string, unknown>): MapValue {
  return new Map(Object.entries(json).map(([key, value]) => [key, toValue(value)]));
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function invalidJwt(): StatusError {
  return new StatusError('INVALID_ARGUMENT', 'invalid jwt');
}
