export const registrationWords = [
  'common.form',
  'common.actions',
  'common.footer',
  'validation',
  'auth.fields',
  'auth.passwordRules',
  'auth.resend',
  'account.registration',
];
