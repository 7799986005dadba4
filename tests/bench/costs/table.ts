/** A Markdown table with aligned columns. */
export function markdownTable(
  head: readonly string[],
  lines: readonly (readonly string[])[],
): string {
  const all = [head, ...lines];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((line) => line[column]?.length ?? 0)),
  );
  const row = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = row(widths.map((width) => '-'.repeat(width)));
  return [row(head), rule, ...lines.map(row)].join('\n');
}
