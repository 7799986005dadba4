import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- Node loads the configuration of Vite, and no TypeScript of a package
import { region } from '../domain/src/core/deployment.ts';
import { productionEnv, siteOrigin } from './productionEnv.ts';
import { inlineScript } from './src/server/inlineScript.ts';

interface Services {
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
}

const recaptcha = 'https://www.google.com/recaptcha/';

/** Firestore's package requests it without a connection, to distinguish offline from a server that is down. */
const lineProbe = 'https://www.google.com/images/cleardot.gif';

export const servicesOf = (projectId: string): Services => ({
  connect: [
    ...[
      'firestore',
      'identitytoolkit',
      'securetoken',
      'firebasestorage',
      'content-firebaseappcheck',
    ].map((api) => `https://${api}.googleapis.com`),
    // A policy knows no name of which only a part is open.
    `https://${projectId === '*' ? '*' : `${region}-${projectId}`}.cloudfunctions.net`,
    recaptcha,
  ],
  pictures: ['https://firebasestorage.googleapis.com'],
});

export function localServices(sitePort: number): Services {
  const at = (offset: number) =>
    ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${sitePort + offset}`);
  return { connect: [1, 2, 3, 4].flatMap(at), pictures: at(4) };
}

/** The only inline script of pages; see src/server/template.ts. */
function inlineHash(): string {
  const source = path.join(import.meta.dirname, 'src/server/waitForVisitor.js');
  const script = inlineScript(readFileSync(source, 'utf8'));
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** docs/decisions/0017-security.md says why it is so. */
export function contentPolicy(...services: readonly Services[]): string {
  const connect = services.flatMap((service) => service.connect);
  const pictures = services.flatMap((service) => service.pictures);
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineHash()} ${recaptcha} https://www.gstatic.com/recaptcha/`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${lineProbe} ${pictures.join(' ')}`,
    `connect-src 'self' ${connect.join(' ')}`,
    "worker-src 'self' blob:",
    `frame-src ${recaptcha} https://recaptcha.google.com/recaptcha/`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

export const policyOfBuild = (mode: string): string =>
  contentPolicy(
    mode === 'production'
      ? servicesOf(productionEnv().VITE_FIREBASE_PROJECT_ID)
      : localServices(Number(new URL(siteOrigin(mode)).port)),
  );
