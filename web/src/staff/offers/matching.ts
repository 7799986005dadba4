/** Items with a text that contains the search term, ignoring case. */
export function matching<Item>(
  items: readonly Item[],
  search: string,
  texts: (item: Item) => readonly string[],
): Item[] {
  const wanted = search.toLowerCase();
  return items.filter((item) => texts(item).some((text) => text.toLowerCase().includes(wanted)));
}
