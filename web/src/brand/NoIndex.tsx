/** Keeps the page out of search engines; React hoists it into the head. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
