/** The id of a request's element on the page of the trip, as a link target. */
export const requestAnchor = (id: string) => `request-${id}` as const;
