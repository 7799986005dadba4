import { Client } from './client.ts';
import type { Address } from './client.ts';
import { send } from './http.ts';
import { normal } from './normal.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';
import { WebChannelSession, channelPath } from './webchannelSession.ts';
import type { NumberedArray } from './webchannelSession.ts';

export const file = 'hidane/webchannel.json';

/** The project that the recorded messages name. */
const PROJECT = 'webchannel';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const LONG = 1_048_488;
const TOO_LONG = 'The value of property "s" is longer than 1048487 bytes.';

/** Plays the recorded session step by step; every step is a case. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const play = new Play(engine);
  await play.client.clear();
  for (const [index, step] of list(recording['steps']).map(record).entries()) {
    await play.step(`step ${index + 1}, ${text(step['op'])}`, step);
  }
  return play.cases.result();
}

class Play {
  readonly cases = new Cases();
  readonly client: Client;
  readonly #sessions = new Map<string, WebChannelSession>();
  #isLongPoll = false;
  readonly #engine: Address;

  constructor(engine: Address) {
    this.#engine = engine;
    this.client = new Client(engine, PROJECT);
  }

  async step(name: string, step: Recording): Promise<void> {
    const { op, status, frame, body } = step;
    const check = (actual: unknown, expected: unknown): void =>
      this.cases.check(name, normal(actual), normal(expected));
    switch (op) {
      case 'handshake': {
        const session = new WebChannelSession(this.#engine, text(step['rpc']), DATABASE);
        this.#sessions.set(text(step['session']), session);
        check(await session.handshake(list(step['messages'])), { status, frame });
        // The recorded client opened its back channel when all of the answers were there.
        return settle();
      }
      case 'open':
        this.#isLongPoll = step['ci'] === 1;
        return check(await this.#session(step).openBackChannel(this.#isLongPoll), status);
      case 'read':
        return this.#isLongPoll ? this.#checkLongPoll(name, step) : this.#checkRead(name, step);
      case 'forward': {
        const messages = list(step['messages']).map(withLongString);
        const answer = await this.#session(step).forward(messages);
        if (Array.isArray(frame)) check(answer, { status, frame });
        else check(answer.status, status);
        return settle();
      }
      case 'commit': {
        const writes = list(step['writes']).map(record);
        check((await this.client.commit(writes, 'admin')).status, status);
        return settle();
      }
      case 'terminate':
        return check(await this.#session(step).terminate(), { status, body });
      case 'unknown session':
        return this.#checkUnknown(name, step);
      default:
        return check(op, 'a known step');
    }
  }

  #session(step: Recording): WebChannelSession {
    const session = this.#sessions.get(text(step['session']));
    if (!session) throw new Error(`There was no handshake of ${text(step['session'])}`);
    return session;
  }

  async #checkRead(name: string, step: Recording): Promise<void> {
    const messages = list(step['messages']);
    const session = this.#session(step);
    const arrays = await session.read(messages.length);
    this.cases.check(
      name,
      [normal(arrays), session.backChannelEnded],
      [normal(messages.map(withErrorText)), step['ended']],
    );
  }

  /**
   * Where the official one puts noops into a long poll, and whether the marker still fits into the answer that its
   * document ends, depends on timing: compared are the other arrays as far as they are recorded, without their numbers.
   */
  async #checkLongPoll(name: string, step: Recording): Promise<void> {
    const session = this.#session(step);
    const recorded = list(step['messages']) as NumberedArray[];
    const arrays = await session.read(step['ended'] === true ? Infinity : recorded.length);
    const wanted = payloads(recorded);
    this.cases.check(
      name,
      [normal(payloads(arrays).slice(0, wanted.length)), session.backChannelEnded],
      [normal(wanted), step['ended']],
    );
    const ids = arrays.map(([id]) => id);
    const inRow = ids.every((id, index) => index === 0 || id === Number(ids[index - 1]) + 1);
    this.cases.check(`${name}: numbers in a row`, inRow, true);
  }

  /** The official one's body is empty; production's, which the client recognises, is ours. */
  async #checkUnknown(name: string, { rpc, method, status }: Recording): Promise<void> {
    const isGet = method === 'GET';
    const answer = await send(this.#engine, {
      method: isGet ? 'GET' : 'POST',
      path: channelPath(text(rpc), {
        VER: '8',
        database: DATABASE,
        SID: 'no-such-session',
        RID: isGet ? 'rpc' : '5',
        AID: '0',
        ...(isGet ? { CI: '0', TYPE: 'xmlhttp' } : {}),
        ...(method === 'terminate' ? { TYPE: 'terminate' } : {}),
      }),
      ...(isGet ? {} : { body: 'count=0&ofs=0' }),
    });
    const isKnownText = answer.body.indexOf('Unknown SID') > 0;
    this.cases.check(`${name} ${text(method)}`, [answer.status, isKnownText], [status, true]);
  }
}

const payloads = (arrays: readonly NumberedArray[]): unknown[] =>
  arrays.map(([, payload]) => payload).filter((payload) => JSON.stringify(payload) !== '["noop"]');

/** The recording stands for a long string by words, and for the text of the error by its length. */
const withLongString = (message: unknown): unknown =>
  JSON.parse(JSON.stringify(message).replace(/<x repeated[^>]*>/, 'x'.repeat(LONG)));

/** The official one puts the name of the code before the text here (73 characters); production doesn't, nor do we. */
const withErrorText = (message: unknown): unknown =>
  JSON.parse(
    JSON.stringify(message).replace(/<73 characters>/, TOO_LONG.replaceAll('"', String.raw`\"`)),
  );

/** Gives the engine the time to answer a message that it has taken. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));
