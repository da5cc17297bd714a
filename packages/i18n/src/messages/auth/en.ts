export default {
  mail: {
    greeting: 'Hello %{name},',
    confirmEmail: {
      subject: 'Confirm your e-mail address',
      text: 'Thank you for registering. Press the button to confirm that this address is yours; then you can log in. The link works for 48 hours.',
      action: 'Confirm my address',
      footnote: 'You get this message because somebody registered with this address. If it was not you, ignore it: the account cannot be used until it is confirmed.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      text: 'We received a request to change your password. Press the button to choose another. The link works for one hour, and once.',
      action: 'Choose a password',
      footnote: 'If it was not you who asked, do nothing: your password stays the same.',
    },
    passwordChanged: {
      subject: 'Your password has changed',
      text: 'The password of your account has just changed and the other sessions were ended.',
      footnote: 'If it was not you, change the password by way of “I forgot my password” and contact support as soon as possible.',
    },
    usedRecoveryCode: {
      subject: 'A recovery code was used to log in',
      text: 'Somebody has just logged in to your account with one of your recovery codes, which no longer works.',
      footnote: 'If it was not you, change your password and contact support as soon as possible.',
    },
  },
};
