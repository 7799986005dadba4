/** The route of the shell; its loader data is the session. */
export const adminRoute = 'admin';
