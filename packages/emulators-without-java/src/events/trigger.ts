import { StatusError } from '../model/status.ts';
import { compilePattern } from './pathPattern.ts';

export type ChangeType = 'created' | 'updated' | 'deleted' | 'written';

/** A function that wants to hear of document changes, as the Functions emulator registers it. */
export interface Trigger {
  /** What the Functions emulator calls it, e.g. `us-central1-onBooking-0`. */
  readonly key: string;
  readonly project: string;
  readonly database: string;
  readonly changeType: ChangeType;
  /** The event type as registered; it goes back in each event. */
  readonly eventType: string;
  /** First or second generation of functions: they are told in different forms. */
  readonly generation: 1 | 2;
  readonly withAuthContext: boolean;
  matches(documentPath: string): boolean;
}

/** Reads `PUT …/triggers/KEY`. @throws StatusError INVALID_ARGUMENT */
export function parseV1Trigger(project: string, key: string, body: unknown): Trigger {
  const { eventType, resource } = record(record(body)['eventTrigger']);
  const [, verb] = /[/.]document\.(create|update|delete|write)$/.exec(String(eventType)) ?? [];
  const changeType = verb && (verb === 'write' ? 'written' : `${verb}d`);
  const [, database, pattern] =
    /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/.exec(String(resource)) ?? [];
  if (typeof eventType !== 'string' || !isChangeType(changeType)) {
    throw invalid(`unknown event type ${String(eventType)}`);
  }
  if (database === undefined || pattern === undefined)
    throw invalid(`bad resource ${String(resource)}`);
  return {
    key,
    project,
    database,
    changeType,
    eventType,
    generation: 1,
    withAuthContext: false,
    matches: compilePattern(pattern),
  };
}

/** Reads `POST …/eventarcTrigger?eventarcTriggerId=KEY`. @throws StatusError INVALID_ARGUMENT */
export function parseV2Trigger(project: string, key: string, body: unknown): Trigger {
  const { eventType, database, document } = record(body);
  const { value, matchType } = record(document);
  const [, changeType, suffix] =
    /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/.exec(
      String(eventType),
    ) ?? [];
  if (typeof eventType !== 'string' || !isChangeType(changeType)) {
    throw invalid(`unknown event type ${String(eventType)}`);
  }
  if (typeof value !== 'string' || value === '') throw invalid('no document');
  return {
    key,
    project,
    database: typeof database === 'string' ? database : '(default)',
    changeType,
    eventType,
    generation: 2,
    withAuthContext: suffix !== undefined,
    matches: matchType === 'EXACT' ? (path) => path === value : compilePattern(value),
  };
}

function isChangeType(changeType: string | undefined): changeType is ChangeType {
  return (
    changeType === 'created' ||
    changeType === 'updated' ||
    changeType === 'deleted' ||
    changeType === 'written'
  );
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return { ...value };
  throw invalid('not an object');
}

function invalid(what: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Invalid trigger: ${what}.`);
}
