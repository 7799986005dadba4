/** For a menu, which opens outside of the page's landmarks: it is one of its own, with a name. */
export const asRegion = (name: string) => ({ root: { role: 'region', 'aria-label': name } });
