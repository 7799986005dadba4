/** The body of a forward channel request: numbered messages, and the headers that HTTP could not carry. */
interface ForwardForm {
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly messages: readonly ForwardMessage[];
}

export interface ForwardMessage {
  /** Counted over the whole session, so that a repeated message is known by it. */
  readonly index: number;
  readonly json: string;
}

export function parseForm(body: string): ForwardForm {
  const form = new URLSearchParams(body);
  const offset = Number(form.get('ofs') ?? 0) || 0;
  const messages: ForwardMessage[] = [];
  for (const [name, json] of form) {
    const number = /^req(\d{1,9})___data__$/.exec(name)?.[1];
    if (number !== undefined) messages.push({ index: offset + Number(number), json });
  }
  messages.sort((a, b) => a.index - b.index);
  return { headers: parseHeaders(form.get('headers') ?? ''), messages };
}

function parseHeaders(text: string): Map<string, string> {
  const lines = text.split('\r\n').filter((line) => line.includes(':'));
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
