/** The eight domains of /v1, with the same name in every package. */
export const domains = ['account', 'auth', 'payment', 'misc', 'promotion', 'project', 'wallet', 'support'];
