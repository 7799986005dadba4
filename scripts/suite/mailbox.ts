import { collections, pathOf } from '@selasar/domain/core';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { listPage, type AccountMail, type Mail } from './mailboxPage.ts';
import { playMailExtension } from './mailExtension.ts';
import type { Ports } from './ports.ts';
import { PROJECT_ID } from './root.ts';

const HOST = '127.0.0.1';
const SHOWN = 100;
/** Text from strangers is shown but never executed. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Shows the mails of a local suite, which are never sent: those of the functions, and those of the Auth emulator with their
 * links. With `plays` it also simulates the extension that sends them.
 */
export async function openMailbox(
  { auth, mailbox }: Pick<Ports, 'auth' | 'mailbox'>,
  { plays = false } = {},
) {
  const app = initializeApp({ projectId: PROJECT_ID }, 'mailbox');
  const db = getFirestore(app);
  const stopPlaying = plays ? playMailExtension(db) : undefined;
  const server = createServer((request, response) => {
    answer(db, auth, request.url ?? '/').then(
      (found) => send(response, found ? 200 : 404, found ?? html('There is no such mail.')),
      () => send(response, 502, html('The suite does not answer.')),
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
      await stopPlaying?.();
      await deleteApp(app);
    },
  };
}

interface Found {
  body: string | Buffer;
  headers: Record<string, string>;
}

const html = (body: string): Found => ({
  body,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
});

/** The content of an address; undefined if there is none. */
async function answer(db: Firestore, auth: number, address: string): Promise<Found | undefined> {
  // Not as relative to a base: '//' would be no URL.
  const { pathname, searchParams } = new URL(`http://${HOST}${address}`);
  if (pathname === '/') {
    const mails = await newestMails(db, searchParams.get('to'));
    return html(listPage(mails, await accountMails(auth)));
  }
  const [, id, number] = /^\/mails\/([\w.:-]+)(?:\/files\/(\d+))?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const mail = await db.doc(pathOf(collections.mail, id)).get();
  if (number !== undefined) return fileOf(filesOf(mail)[Number(number)]);
  const page: unknown = mail.get('message.html');
  return typeof page === 'string' ? html(page) : undefined;
}

interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

const filesOf = (mail: DocumentSnapshot): readonly Attachment[] =>
  (mail.get('message.attachments') as Attachment[] | undefined) ?? [];

/** For download only. */
const fileOf = (file: Attachment | undefined): Found | undefined =>
  file && {
    body: Buffer.from(file.content, 'base64'),
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    },
  };

function send(response: ServerResponse, status: number, { body, headers }: Found): void {
  response.writeHead(status, {
    ...headers,
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** To everyone, or to one address. */
async function newestMails(db: Firestore, to: string | null): Promise<Mail[]> {
  const { docs } = await db.collection(collections.mail).get();
  return docs
    .filter((mail) => !to || mail.get('to') === to)
    .toSorted((a, b) => b.createTime.toMillis() - a.createTime.toMillis())
    .slice(0, SHOWN)
    .map((mail) => ({
      id: mail.id,
      to: String(mail.get('to')),
      subject: String(mail.get('message.subject')),
      at: mail.createTime.toDate(),
      state: String(mail.get('delivery.state') ?? 'not sent yet'),
      reason: String(mail.get('delivery.error') ?? ''),
      text: String(mail.get('message.text') ?? ''),
      files: filesOf(mail).map(({ filename }) => filename),
    }));
}

/** Of the Auth emulator, newest first. */
async function accountMails(port: number): Promise<AccountMail[]> {
  const found = await fetch(`http://${HOST}:${port}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await found.json()) as { oobCodes?: AccountMail[] };
  return (oobCodes ?? []).toReversed().slice(0, SHOWN);
}
