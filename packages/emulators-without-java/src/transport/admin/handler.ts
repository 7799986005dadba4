import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseV1Trigger, parseV2Trigger } from '../../events/trigger.ts';
import type { Triggers } from '../../events/triggers.ts';
import { exportDatabase } from '../../importExport/export.ts';
import { importDatabase } from '../../importExport/import.ts';
import { METADATA_SUFFIX } from '../../importExport/format.ts';
import { parseDatabaseName } from '../../model/resourceName.ts';
import type { RulesRegistry } from '../../rules/types.ts';
import type { Databases } from '../../service/types.ts';
import { invalidPayload } from '../../codec/invalidPayload.ts';
import { answerHtml, answerJson, answerText } from '../httpAnswer.ts';
import { readBody } from '../httpBody.ts';
import { coveragePage } from './coveragePage.ts';
import { loadRules } from './securityRules.ts';

export interface AdminParts {
  readonly databases: Databases;
  readonly rules: RulesRegistry;
  readonly triggers: Triggers;
  /** Ends the engine, soon. */
  readonly shutdown: () => void;
}

interface AdminCall {
  readonly parts: AdminParts;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
  /** The groups of the endpoint's path, percent-decoded. */
  readonly names: readonly string[];
}

type Endpoint = readonly [
  verb: string,
  path: RegExp,
  run: (call: AdminCall) => void | Promise<void>,
];

const PROJECT = String.raw`^/emulator/v1/projects/([^/:]+)`;

const ENDPOINTS: readonly Endpoint[] = [
  ['GET', /^\/$/, ({ response }) => answerText(response, 'Ok\n')],
  ['POST', /^\/reset$/, reset],
  ['POST', /^\/shutdown$/, shutdown],
  ['DELETE', new RegExp(`${PROJECT}/databases/([^/]+)/documents(?:/(.*))?$`), clear],
  ['PUT', new RegExp(`${PROJECT}:securityRules$`), putRules],
  ['GET', new RegExp(`${PROJECT}:ruleCoverage$`), getCoverage],
  ['GET', new RegExp(`${PROJECT}:ruleCoverage\\.html$`), getCoveragePage],
  ['PUT', new RegExp(`${PROJECT}/triggers/([^/]+)$`), putTrigger],
  ['POST', new RegExp(`${PROJECT}/eventarcTrigger$`), postTrigger],
  ['POST', new RegExp(`${PROJECT}:export$`), postExport],
  ['POST', new RegExp(`${PROJECT}:import$`), postImport],
];

/** The emulator's own endpoints; nobody needs to sign in. False if the path is none of them. @throws StatusError */
export async function handleAdmin(
  parts: AdminParts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
): Promise<boolean> {
  const verb = request.method === 'HEAD' ? 'GET' : request.method;
  for (const [wanted, pattern, run] of ENDPOINTS) {
    const match = wanted === verb ? pattern.exec(path) : null;
    if (!match) continue;
    const names = match.slice(1).map((name) => decode(name ?? ''));
    await run({ parts, request, response, query: new URLSearchParams(query), names });
    return true;
  }
  return false;
}

function reset({ parts, response }: AdminCall): void {
  for (const database of parts.databases.list()) parts.databases.clear(database);
  answerText(response, 'Resetting...\n');
}

function shutdown({ parts, response }: AdminCall): void {
  response.once('close', parts.shutdown);
  answerText(response, 'Shutting down...\n');
}

function clear({ parts, response, names: [project = '', database = '', path] }: AdminCall): void {
  parts.databases.clear({ project, database }, path || undefined);
  answerJson(response, {});
}

async function putRules({
  parts,
  request,
  response,
  names: [project = ''],
}: AdminCall): Promise<void> {
  answerJson(response, loadRules(parts.rules, project, await readJson(request)));
}

function getCoverage({ parts, response, names: [project = ''] }: AdminCall): void {
  answerJson(response, parts.rules.coverage(project));
}

function getCoveragePage({ parts, response, names: [project = ''] }: AdminCall): void {
  answerHtml(response, coveragePage(parts.rules.coverage(project)));
}

async function putTrigger({ parts, request, response, names }: AdminCall): Promise<void> {
  const [project = '', key = ''] = names;
  parts.triggers.register(parseV1Trigger(project, key, await readJson(request)));
  answerJson(response, {});
}

async function postTrigger({ parts, request, response, query, names }: AdminCall): Promise<void> {
  const [project = ''] = names;
  const key = query.get('eventarcTriggerId');
  const body = await readJson(request);
  if (!key) throw invalidPayload();
  parts.triggers.register(parseV2Trigger(project, key, body));
  answerJson(response, body);
}

async function postExport({ parts, request, response }: AdminCall): Promise<void> {
  const { database, directory, name } = readKeepRequest(await readJson(request));
  await exportDatabase(parts.databases, parseDatabaseName(database), directory, name);
  answerJson(response, {});
}

async function postImport({ parts, request, response }: AdminCall): Promise<void> {
  const { database, directory, name } = readKeepRequest(await readJson(request));
  const metadata = `${directory}/${name}/${name}${METADATA_SUFFIX}`;
  await importDatabase(parts.databases, metadata, parseDatabaseName(database));
  answerJson(response, {});
}

function readKeepRequest(body: Record<string, unknown>) {
  const { database, export_directory: directory, export_name: name } = body;
  const valid = typeof database === 'string' && typeof directory === 'string';
  if (!valid || typeof name !== 'string' || !/^[^/\\]+$/.test(name)) throw invalidPayload();
  return { database, directory, name };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let json: unknown;
  try {
    json = JSON.parse(await readBody(request));
  } catch {
    throw invalidPayload();
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalidPayload();
  return { ...json };
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw invalidPayload();
  }
}
