export const requestAnchor = (id: string) => `request-${id}` as const;
