/** The id of the element of the trip's page that shows a request: links lead to it. */
export const requestAnchor = (id: string) => `request-${id}` as const;
