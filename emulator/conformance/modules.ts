import * as compileLimits from './compile-limits.ts';
import * as cors from './cors.ts';
import * as documentWrites from './document-writes.ts';
import * as firestoreLanguage from './firestore-language.ts';
import * as functionEvents from './function-events.ts';
import * as languageContract from './language-contract.ts';
import * as limits from './limits.ts';
import * as listDocuments from './list-documents.ts';
import * as nameResolution from './name-resolution.ts';
import * as parseErrors from './parse-errors.ts';
import * as queryAuthorization from './query-authorization.ts';
import * as queryPaths from './query-paths.ts';
import * as requestResource from './request-resource.ts';
import * as requestsWebsocket from './requests-websocket.ts';
import * as ruleCoverage from './rule-coverage.ts';
import * as rulesCorpus from './rules-corpus.ts';
import * as rulesRuntime from './rules-runtime.ts';
import * as securityRulesPut from './security-rules-put.ts';
import * as storageLanguage from './storage-language.ts';
import * as transforms from './transforms.ts';
import * as valueOrder from './value-order.ts';
import * as webchannel from './webchannel.ts';
import * as writeStream from './write-stream.ts';
import type { ReplayModule } from './run.ts';

/** One module per recording. A new recording is one file here and one line in this list. */
export const modules: readonly ReplayModule[] = [
  compileLimits,
  cors,
  documentWrites,
  firestoreLanguage,
  functionEvents,
  languageContract,
  limits,
  listDocuments,
  nameResolution,
  parseErrors,
  queryAuthorization,
  queryPaths,
  requestResource,
  requestsWebsocket,
  ruleCoverage,
  rulesCorpus,
  rulesRuntime,
  securityRulesPut,
  storageLanguage,
  transforms,
  valueOrder,
  webchannel,
  writeStream,
];
