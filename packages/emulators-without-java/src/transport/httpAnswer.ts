import type { ServerResponse } from 'node:http';
import { toStatusError } from '../model/fault.ts';
import { httpStatus } from './errors.ts';
import { printPretty } from '../codec/print.ts';

export function answerJson(response: ServerResponse, json: unknown, status = 200): void {
  answer(response, status, 'application/json', `${printPretty(json)}\n`);
}

/** A stream of messages as one list, each on lines of its own. */
export function answerJsonList(response: ServerResponse, items: readonly unknown[]): void {
  const body = items.map((item) => printPretty(item)).join(',\n');
  answer(response, 200, 'application/json', `[\n${body}\n]\n`);
}

export function answerText(response: ServerResponse, text: string, status = 200): void {
  answer(response, status, 'text/plain', text);
}

export function answerHtml(response: ServerResponse, html: string): void {
  answer(response, 200, 'text/html; charset=utf-8', html);
}

/** In the official form: on one line, slashes escaped. Once the answer has begun, it can only be cut off. */
export function answerError(response: ServerResponse, error: unknown, where: string): void {
  const { code, message } = toStatusError(error, where);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const status = httpStatus(code);
  const body = JSON.stringify({ error: { code: status, message, status: code } });
  answer(response, status, 'application/json', body.replaceAll('/', '\\/'));
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
