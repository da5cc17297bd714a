export const registrationWords = [
  'common.form',
  'common.actions',
  'common.footer',
  'validation',
  'auth.fields',
  'fields.users.surname',
  'fields.users.birthdayAt',
  'auth.passwordRules',
  'auth.resend',
  'account.registration',
];
