export default {
  fields: {
    user: 'Holder',
    alias: 'Alias',
    account: 'IBAN',
    main: 'Main',
    state: 'State',
    errorMessage: 'Reason of the error',
    createdAt: 'Added',
    updatedAt: 'Last change',
  },
  mail: {
    greeting: 'Hello %{name},',
    valid: {
      subject: 'Your bank account has been validated',
      text: 'We have validated your account “%{alias}” (%{account}). You can now use it to add money to your wallet and to withdraw it.',
    },
    pending: {
      subject: 'Your bank account is being reviewed',
      text: 'We are reviewing your account “%{alias}” (%{account}) again. We will let you know when it is validated.',
    },
    error: {
      subject: 'Your bank account needs a correction',
      text: 'We could not validate your account “%{alias}” (%{account}). The reason:',
    },
    action: 'See my bank accounts',
    footnote: 'You get this message because you added this account.',
  },
};
