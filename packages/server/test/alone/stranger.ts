import { buildIban } from '@semilla/contract/testing';

/** Who sent what the bank shows and is no customer. */
export const strangersName = { name: 'Pedro', surname: 'Gil Ruiz' };
export const strangersAccount = buildIban(4_715_002);
