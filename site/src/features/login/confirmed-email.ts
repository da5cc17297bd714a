import { readItem, storeItem } from '@semilla/client';

const place = 'confirmed-email';

/** The address that was confirmed in this tab; empty if none was. */
export const confirmedEmail = () => readItem(place, 'sessionStorage') ?? '';

export const rememberConfirmedEmail = (email: string) => storeItem(place, email, 'sessionStorage');
