/** What a link can name after '#' on a page: its headings, as GitHub makes them anchors. */
export const anchorsOf = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
