import { readItem, storeItem } from '@semilla/client';

const place = 'confirmed-email';

/** The address confirmed in this tab. Empty if there is none. */
export const confirmedEmail = () => readItem(place, 'sessionStorage') ?? '';

export const rememberConfirmedEmail = (email: string) => storeItem(place, email, 'sessionStorage');
