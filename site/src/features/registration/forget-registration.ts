import { removeItem } from '@semilla/client';

export const registrationPlace = 'registration';

/** Forgets what was typed at registration, once the user is signed in. Apart from the form, because every page needs it. */
export const forgetRegistration = () => removeItem(registrationPlace, 'sessionStorage');
