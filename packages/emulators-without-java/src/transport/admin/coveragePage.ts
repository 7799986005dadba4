/** One expression of the rules in the coverage report. */
interface Node {
  readonly sourcePosition?: {
    readonly line?: number;
    readonly currentOffset?: number;
    readonly endOffset?: number;
  };
  readonly values?: readonly { readonly value?: unknown; readonly count?: number }[];
  readonly children?: readonly Node[];
}

interface Coverage {
  readonly rules?: { readonly files?: readonly { readonly content?: string }[] };
  readonly report?: readonly Node[];
}

/** The rules with each expression's values as tooltips: green where evaluated, red where never. */
export function coveragePage(coverage: unknown): string {
  const { rules, report }: Coverage = typeof coverage === 'object' && coverage ? coverage : {};
  // Offsets count code points.
  const source = Array.from(rules?.files?.[0]?.content ?? '');
  const opening = new Map<number, string[]>();
  const closing = new Map<number, number>();
  for (const node of report ?? []) mark(node, opening, closing);
  const body = source.map((char, offset) => {
    const close = '</span>'.repeat(closing.get(offset) ?? 0);
    return `${(opening.get(offset) ?? []).join('')}${escape(char)}${close}`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Rule coverage</title>
<style>span{border-bottom:2px solid #c62828}span.seen{border-color:#2e7d32}</style>
<pre>${body.join('')}</pre>`;
}

/** Parents open before their children and close after them. The end of a range is inclusive. */
function mark(node: Node, opening: Map<number, string[]>, closing: Map<number, number>): void {
  const { currentOffset: start, endOffset: end } = node.sourcePosition ?? {};
  if (start !== undefined && end !== undefined) {
    const values = node.values ?? [];
    const title = values.map(({ value, count }) => `${JSON.stringify(value)}: ${count} times`);
    const tag = `<span class="${values.length ? 'seen' : ''}" title="${escape(title.join('\n') || 'never evaluated')}">`;
    opening.set(start, [...(opening.get(start) ?? []), tag]);
    closing.set(end, (closing.get(end) ?? 0) + 1);
  }
  for (const child of node.children ?? []) mark(child, opening, closing);
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
