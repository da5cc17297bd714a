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
  bankAccountStates: { pending: 'Pending', valid: 'Valid', error: 'With an error' },
  backoffice: {
    name: 'Bank account |||| Bank accounts',
    list: {
      title: 'Bank accounts',
      empty: 'There are no bank accounts yet',
      emptyHint: 'The accounts that customers add appear here with their certificates, to be accepted.',
    },
    add: 'Add a bank account',
    empty: 'They have no bank accounts',
    emptyHint:
      'Their money comes from them and goes back to them. Each comes with a certificate of ownership.',
    chooseCertificate: 'Choose the certificate of ownership',
    certificateHint: 'A png or jpeg picture, or a PDF, under 5 MB.',
    mainHint: 'The one that is proposed first. It takes the place of the one that was.',
    sections: { account: 'The account', certificate: 'Certificate of ownership' },
    certificateHidden: 'The certificate shows the whole number: only whoever decides on the account sees it.',
    showNumber: 'Show the whole number',
    hideNumber: 'Hide the number',
    delete: {
      title: 'Delete the account “%{alias}”?',
      content: 'It is deleted with its certificate. Transactions made with it are kept.',
    },
    decide: {
      title: 'Your decision',
      message: 'What has to be put right',
      messageHint: 'The customer reads it as it stands, in the e-mail and in the profile.',
      valid: {
        action: 'Accept the account',
        title: 'Accept the account “%{alias}” (%{account})?',
        follows:
          'Check that the certificate is in the name of %{name} and shows this number. They can use it to add and withdraw money, and we tell them by e-mail.',
        stands: 'The account is accepted: the customer can add and withdraw money with it.',
        done: 'Account accepted',
      },
      pending: {
        action: 'Leave pending',
        title: 'Leave the account “%{alias}” (%{account}) pending?',
        follows: '%{name} cannot use it until somebody accepts it, and we tell them by e-mail.',
        stands: 'It waits for your decision. Compare its number and owner with the certificate.',
        done: 'Account left pending',
      },
      error: {
        action: 'Mark an error',
        title: 'What is wrong with the account “%{alias}” (%{account})?',
        follows: '%{name} cannot use it until it is put right, and we tell them by e-mail.',
        stands: 'The account has an error that the customer has to put right.',
        done: 'Account marked with an error',
      },
    },
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
