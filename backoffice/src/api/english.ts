import words from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

const { ra } = words;

/** React-admin's English texts. Some are replaced because they speak of elements and forms. */
export const english: TranslationMessages = {
  ra: {
    ...ra,
    action: { ...ra.action, back: 'Go back', update_application: 'Load the new version' },
    page: { ...ra.page, not_found: 'Not found' },
    message: {
      ...ra.message,
      invalid_form: 'Some of the data needs correcting. Check the marked fields.',
      unsaved_changes: 'There are unsaved changes. Discard them?',
    },
    navigation: {
      ...ra.navigation,
      no_filtered_results: 'Nothing matches these filters.',
      no_results: 'There is nothing here.',
    },
    auth: {
      ...ra.auth,
      auth_check_error: 'Log in to continue',
      user_menu: 'Your account',
      sign_in: 'Log in',
      logout: 'Log out',
    },
    notification: {
      ...ra.notification,
      updated: 'Changes saved |||| %{smart_count} items saved',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} items deleted',
      logged_out: 'Your session has ended. Log in again.',
      not_authorized: 'You are not allowed to do this.',
    },
    validation: { ...ra.validation, required: 'Required.' },
  },
};
