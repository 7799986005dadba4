/** For a menu, which opens outside the page's landmarks: makes it a named landmark. */
export const asRegion = (name: string) => ({ root: { role: 'region', 'aria-label': name } });
