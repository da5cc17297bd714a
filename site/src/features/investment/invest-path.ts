/** The fragment of a project's address that opens the dialog to invest. */
export const investHash = '#invest';

/** The address of the dialog of a project. */
export const investPath = ({ url }: { url: string }) => `/projects/${url}${investHash}`;
