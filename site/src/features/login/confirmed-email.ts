import { recall, remember } from '@semilla/client';

const place = 'confirmed-email';

/** The address that was confirmed in this tab; empty if none was. */
export const confirmedEmail = () => recall(place, 'sessionStorage') ?? '';

export const rememberConfirmedEmail = (email: string) => remember(place, email, 'sessionStorage');
