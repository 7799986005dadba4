import type { IncomingMessage } from 'node:http';
import type { Address } from './client.ts';
import { open, send } from './http.ts';
import type { HttpAnswer } from './http.ts';

/** What the browser SDK puts into the handshake in the place of HTTP headers. */
const HEADERS = 'X-Goog-Api-Client:gl-js/ fire/12.0.0\r\nContent-Type:text/plain\r\n';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** One array of the server's: its number and its payload. */
export type NumberedArray = readonly [id: number, payload: unknown];

/** The client's half of a WebChannel, as closure-library's labs/net/webchannel speaks it. */
export class WebChannelSession {
  #id = '';
  #requestId = 1000;
  #offset = 0;
  #lastArray = 0;
  #back: Frames | undefined;
  readonly #engine: Address;
  readonly #rpc: string;
  readonly #database: string;

  constructor(engine: Address, rpc: string, database: string) {
    this.#engine = engine;
    this.#rpc = rpc;
    this.#database = database;
  }

  /** @returns the status and the opening frame, without the session's id */
  async handshake(messages: readonly unknown[]): Promise<{ status: number; frame: unknown }> {
    const parameters = { CVER: '22', 'X-HTTP-Session-Id': 'gsessionid' };
    const body = `headers=${encodeURIComponent(HEADERS)}&${this.#form(messages)}`;
    const { status, body: answer } = await this.#post(parameters, body);
    const frame: unknown = JSON.parse(
      frameOf(answer).replace(/"c","([^"]+)"/, (_, id: string) => {
        this.#id = id;
        return '"c","<sid>"';
      }),
    );
    return { status, frame };
  }

  async openBackChannel(longPoll: boolean): Promise<number> {
    const parameters = {
      SID: this.#id,
      RID: 'rpc',
      AID: String(this.#lastArray),
      CI: longPoll ? '1' : '0',
      TYPE: 'xmlhttp',
    };
    const path = channelPath(this.#rpc, { ...this.#common(), ...parameters });
    const response = await open(this.#engine, { method: 'GET', path });
    this.#back = new Frames(response);
    return response.statusCode ?? 0;
  }

  /** The next so many arrays; with Infinity, all up to the end of the back channel. */
  async read(count: number): Promise<readonly NumberedArray[]> {
    const arrays = (await this.#back?.take(count)) ?? [];
    for (const [id] of arrays) this.#lastArray = id;
    return arrays;
  }

  get backChannelEnded(): boolean {
    return this.#back?.ended ?? true;
  }

  async forward(messages: readonly unknown[]): Promise<{ status: number; frame: unknown }> {
    const parameters = { SID: this.#id, AID: String(this.#lastArray) };
    const { status, body } = await this.#post(parameters, this.#form(messages));
    return { status, frame: JSON.parse(frameOf(body)) };
  }

  async terminate(): Promise<{ status: number; body: string }> {
    const { status, body } = await this.#post({ SID: this.#id, TYPE: 'terminate' }, '');
    return { status, body };
  }

  #post(parameters: Record<string, string>, body: string): Promise<HttpAnswer> {
    const all = { ...this.#common(), RID: String(this.#requestId++), ...parameters };
    const path = channelPath(this.#rpc, all);
    return send(this.#engine, { method: 'POST', path, headers: FORM, body });
  }

  #common(): Record<string, string> {
    return { VER: '8', database: this.#database, zx: 'x', t: '1' };
  }

  #form(messages: readonly unknown[]): string {
    const fields = new URLSearchParams({
      count: String(messages.length),
      ofs: String(this.#offset),
    });
    messages.forEach((message, index) =>
      fields.set(`req${index}___data__`, JSON.stringify(message)),
    );
    this.#offset += messages.length;
    return String(fields);
  }
}

export function channelPath(rpc: string, parameters: Record<string, string>): string {
  return `/google.firestore.v1.Firestore/${rpc}/channel?${String(new URLSearchParams(parameters))}`;
}

/** The only frame of an answer. @throws Error unless its length is what it says, in UTF-16 code units */
function frameOf(answer: string): string {
  const { json, rest } = firstFrame(answer) ?? { json: '', rest: answer };
  if (json === '' || rest !== '') throw new Error(`Not one frame: ${JSON.stringify(answer)}`);
  return json;
}

function firstFrame(text: string): { json: string; rest: string } | undefined {
  const [line] = /^\d+\n/.exec(text) ?? [];
  if (line === undefined) return undefined;
  const end = line.length + Number(line);
  return end > text.length
    ? undefined
    : { json: text.slice(line.length, end), rest: text.slice(end) };
}

const SILENCE_MS = 10_000;

/** The arrays of a back channel as they come in. */
class Frames {
  readonly #arrays: NumberedArray[] = [];
  #text = '';
  #wake = (): void => undefined;
  ended = false;

  constructor(response: IncomingMessage) {
    response.setEncoding('utf8');
    response.on('data', (text: string) => {
      this.#text += text;
      for (let frame = firstFrame(this.#text); frame; frame = firstFrame(this.#text)) {
        this.#text = frame.rest;
        this.#arrays.push(...(JSON.parse(frame.json) as NumberedArray[]));
      }
      this.#wake();
    });
    response.on('close', () => {
      this.ended = true;
      this.#wake();
    });
  }

  async take(count: number): Promise<readonly NumberedArray[]> {
    const deadlineMs = performance.now() + SILENCE_MS;
    while (this.#arrays.length < count && !this.ended && performance.now() < deadlineMs) {
      await Promise.race([
        new Promise<void>((resolve) => (this.#wake = resolve)),
        new Promise((resolve) => setTimeout(resolve, SILENCE_MS).unref()),
      ]);
    }
    return this.#arrays.splice(0, Math.min(count, this.#arrays.length));
  }
}
