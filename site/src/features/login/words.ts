const everyForm = ['common.form', 'common.actions', 'validation', 'auth.fields'];

export const loginWords = [...everyForm, 'auth.login', 'auth.ended.hasEnded', 'auth.resend'];
export const otpWords = [...everyForm, 'auth.otp', 'auth.passkeys', 'auth.loading', 'fields.devices'];
export const firstOtpWords = [...everyForm, 'auth.firstOtp', 'auth.loading', 'auth.verifyEmail.signedIn'];
export const devicesWords = [
  ...everyForm,
  'auth.devices',
  'auth.factor',
  'auth.passkeys',
  'auth.loading',
  'fields.devices',
];
export const verifyEmailWords = [...everyForm, 'auth.verifyEmail', 'auth.resend'];
export const newEmailWords = ['common.form', 'common.actions', 'validation.link', 'auth.newEmail'];
export const forgotWords = [...everyForm, 'auth.forgot'];
export const resetWords = [...everyForm, 'auth.reset', 'auth.passwordRules'];
