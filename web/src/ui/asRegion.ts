/** For a menu, which opens outside the page's landmarks: makes it a landmark of its own with a name. */
export const asRegion = (name: string) => ({ root: { role: 'region', 'aria-label': name } });
