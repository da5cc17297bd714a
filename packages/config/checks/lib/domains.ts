/** The eight domains of /v1, under the same name in every package that has them. */
export const domains = ['account', 'auth', 'payment', 'misc', 'promotion', 'project', 'wallet', 'support'];
