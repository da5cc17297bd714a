import { buildIban } from '@semilla/contract/testing';

/** A sender in bank movements who is not a customer. */
export const strangersName = { name: 'Pedro', surname: 'Gil Ruiz' };
export const strangersAccount = buildIban(4_715_002);
export const strangersFullName = `${strangersName.name} ${strangersName.surname}`;
