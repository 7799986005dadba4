import { collections, pathOf } from '@selasar/domain';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { listPage, type AccountMail, type Mail } from './mailboxPage.ts';
import type { Ports } from './ports.ts';
import { PROJECT_ID } from './root.ts';

const HOST = '127.0.0.1';
const SHOWN = 100;
/** What strangers wrote is shown, and never run. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Shows the mails of a local suite, which nobody sends: those that functions have written, and those of the Auth
 * emulator with their links. It does not keep the process.
 */
export async function openMailbox({ auth, mailbox }: Pick<Ports, 'auth' | 'mailbox'>) {
  const app = initializeApp({ projectId: PROJECT_ID }, 'mailbox');
  const db = getFirestore(app);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    answer(db, auth, pathname).then(
      (page) => send(response, page === undefined ? 404 : 200, page ?? 'There is no such mail.'),
      () => send(response, 502, 'The suite does not answer.'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(mailbox, HOST, resolve);
  });
  server.unref();
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await deleteApp(app);
    },
  };
}

/** The page at a path; undefined when there is none. */
async function answer(db: Firestore, auth: number, pathname: string): Promise<string | undefined> {
  if (pathname === '/') return listPage(await newestMails(db), await accountMails(auth));
  const id = /^\/mails\/([\w.:-]+)$/.exec(pathname)?.[1];
  const html: unknown =
    id && (await db.doc(pathOf(collections.mail, id)).get()).get('message.html');
  return typeof html === 'string' ? html : undefined;
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(page);
}

async function newestMails(db: Firestore): Promise<Mail[]> {
  const { docs } = await db.collection(collections.mail).get();
  return docs
    .toSorted((a, b) => b.createTime.toMillis() - a.createTime.toMillis())
    .slice(0, SHOWN)
    .map((mail) => ({
      id: mail.id,
      to: String(mail.get('to')),
      subject: String(mail.get('message.subject')),
      at: mail.createTime.toDate(),
    }));
}

/** Of the Auth emulator, the newest first. */
async function accountMails(port: number): Promise<AccountMail[]> {
  const found = await fetch(`http://${HOST}:${port}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await found.json()) as { oobCodes?: AccountMail[] };
  return (oobCodes ?? []).toReversed().slice(0, SHOWN);
}
