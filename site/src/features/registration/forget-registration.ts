import { removeItem } from '@semilla/client';

export const registrationPlace = 'registration';

/**
 * Deletes the stored values of the registration once the user is signed in. In a file of its own, because every page loads
 * it and most pages do not need the form.
 */
export const forgetRegistration = () => removeItem(registrationPlace, 'sessionStorage');
