import * as compileLimits from './compileLimits.ts';
import * as cors from './cors.ts';
import * as documentWrites from './documentWrites.ts';
import * as firestoreLanguage from './firestoreLanguage.ts';
import * as functionEvents from './functionEvents.ts';
import * as languageContract from './languageContract.ts';
import * as limits from './limits.ts';
import * as listDocuments from './listDocuments.ts';
import * as nameResolution from './nameResolution.ts';
import * as parseErrors from './parseErrors.ts';
import * as queryAuthorization from './queryAuthorization.ts';
import * as queryPaths from './queryPaths.ts';
import * as requestResource from './requestResource.ts';
import * as requestsWebsocket from './requestsWebsocket.ts';
import * as ruleCoverage from './ruleCoverage.ts';
import * as rulesCorpus from './rulesCorpus.ts';
import * as rulesRuntime from './rulesRuntime.ts';
import * as securityRulesPut from './securityRulesPut.ts';
import * as storageLanguage from './storageLanguage.ts';
import * as transforms from './transforms.ts';
import * as valueOrder from './valueOrder.ts';
import * as webchannel from './webchannel.ts';
import * as writeStream from './writeStream.ts';
import type { ReplayModule } from './replayModule.ts';

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
