import type { Auth } from '../model/auth.ts';
import type { DatabaseId, Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { WireQuery } from '../model/wire.ts';

export interface RulesFile {
  readonly name?: string | undefined;
  readonly content: string;
}

/** A compiler finding, as the CLI reads it: 1-based line and column. */
export interface RulesIssue {
  readonly sourcePosition: { readonly line: number; readonly column: number };
  readonly description: string;
  readonly severity: 'ERROR' | 'WARNING';
}

/** Documents for `get()` and `exists()`, and for `getAfter()` and `existsAfter()`. */
export interface RulesLookup {
  before(path: string): Document | undefined;
  after(path: string): Document | undefined;
}

/** One document of a commit: its state before and as it will be after masks and transforms. */
export interface RulesWrite {
  readonly path: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  /** What the write's precondition says about existence, which decides the method in pass 1. */
  readonly mustExist?: boolean | undefined;
}

export interface RulesRequest {
  readonly database: DatabaseId;
  readonly auth: Auth;
  readonly time: Timestamp;
  readonly lookup: RulesLookup;
  /** Whether a read belongs to a transaction that writes; writes always do. */
  readonly inTransaction?: boolean | undefined;
}

/**
 * Security Rules of one project. Each `authorize…` returns, or throws StatusError PERMISSION_DENIED with the official
 * text. All synchronous, so that a commit is judged and applied in one step. Without rules everything is allowed;
 * admins never get here (the caller skips the check).
 */
export interface Authorizer {
  authorizeGet(request: RulesRequest, path: string, document: Document | undefined): void;
  /** All writes of one commit or transaction: the access limits count over the whole of it. */
  authorizeWrites(request: RulesRequest, writes: readonly RulesWrite[]): void;
  /** `parentPath` is '' for the root. Judged from the query's constraints, never by looking at results. */
  authorizeQuery(request: RulesRequest, parentPath: string, query: WireQuery): void;
}

/** One evaluation of the rules; its JSON is the message of `/requests`. */
export interface RulesEvaluation {
  readonly spent: number;
  toJSON(): object;
}

/** The rules of all projects: `PUT /emulator/v1/projects/P:securityRules` and `--rules`. */
export interface RulesRegistry {
  /** Replaces the project's rules unless they have errors: then the old ones stay. Returns the findings. */
  load(project: string, files: readonly RulesFile[]): RulesIssue[];
  /** Rules for projects that loaded none of their own. */
  loadDefault(files: readonly RulesFile[]): RulesIssue[];
  for(project: string): Authorizer;
  /** JSON of `GET …:ruleCoverage` for the project's current rules. */
  coverage(project: string): unknown;
  /** Told of every evaluation, in the shape of the `/requests` websocket messages. */
  onEvaluation(listener: (evaluation: RulesEvaluation) => void): () => void;
}
