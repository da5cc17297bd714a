export default {
  bankAccountStates: { pending: 'Pending', valid: 'Validated', error: 'With an error' },
  backoffice: {
    name: 'Bank account |||| Bank accounts',
    list: {
      title: 'Bank accounts',
      empty: 'There are no bank accounts yet',
      emptyHint: 'The accounts that customers add appear here with their certificates, to be validated.',
    },
    add: 'Add a bank account',
    empty: 'This customer has no bank accounts',
    emptyHint:
      'The customer’s money comes from these accounts and goes back to them. Each one needs its certificate of ownership.',
    seeCertificate: 'See the certificate',
    chooseCertificate: 'Choose the certificate of ownership',
    certificateHint: 'A PNG or JPEG image, or a PDF, under 5 MB.',
    mainHint: 'The account that is proposed first. It replaces the current main account.',
    sections: { account: 'The account', certificate: 'Certificate of ownership' },
    certificateHidden:
      'The certificate shows the whole number: only those who decide on the account can see it.',
    showNumber: 'Show the whole number',
    hideNumber: 'Hide the number',
    delete: {
      title: 'Delete the account “%{alias}”?',
      content: 'It is deleted with its certificate. Transactions made with it are kept.',
    },
    decide: {
      title: 'Your decision',
      message: 'What needs correcting',
      messageHint: 'The customer will read it exactly as you write it, in the e-mail and in their profile.',
      valid: {
        action: 'Validate the account',
        title: 'Validate the account “%{alias}” (%{account})?',
        follows:
          'Check that the certificate is in the name of %{name} and shows this number. They will be able to use it to add and withdraw money, and we will let them know by e-mail.',
        stands: 'The account is validated: the customer can add and withdraw money with it.',
        done: 'Account “%{alias}” (%{account}) validated',
      },
      pending: {
        action: 'Back to pending',
        title: 'Set the account “%{alias}” (%{account}) back to pending?',
        follows:
          '%{name} will not be able to use it until someone validates it, and we will let them know by e-mail.',
        stands: 'It is waiting for your decision. Compare its number and holder with the certificate.',
        done: 'Account “%{alias}” (%{account}) set back to pending',
      },
      error: {
        action: 'Mark with an error',
        title: 'What is wrong with the account “%{alias}” (%{account})?',
        follows:
          '%{name} will not be able to use it until it is corrected, and we will let them know by e-mail.',
        stands: 'The account has an error that the customer has to correct.',
        done: 'Account “%{alias}” (%{account}) marked with an error',
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
      subject: 'Your bank account is under review',
      text: 'We are reviewing your account “%{alias}” (%{account}) again. We will let you know when it is validated.',
    },
    error: {
      subject: 'Your bank account needs a correction',
      text: 'We could not validate your account “%{alias}” (%{account}). Reason:',
    },
    added: {
      subject: 'There is a new bank account in your profile',
      text: 'This bank account has been added to your profile.',
    },
    renumbered: {
      subject: 'The IBAN of one of your bank accounts has changed',
      text: 'This bank account in your profile now has a different IBAN.',
    },
    madeMain: {
      subject: 'Your main bank account has changed',
      text: 'This is now your main account: the one we propose first when you move money.',
    },
    removed: {
      subject: 'A bank account has been removed from your profile',
      text: 'This bank account is no longer in your profile, and no money can be moved with it.',
    },
    onceValidated: 'You will be able to move money with it once we have validated it.',
    isMain: 'It is now your main account.',
    mainNow: 'Your main account is now “%{alias}” (%{account}).',
    ibanBefore: 'Previous IBAN',
    ifNotYou:
      'If you did not do or request this, change your password and reply to this message as soon as possible.',
    action: 'See my bank accounts',
    footnote: 'You are receiving this message because this account is in your profile.',
  },
  site: {
    title: 'Bank accounts',
    lead: 'You add money to your wallet from these accounts and withdraw it to them. They have to be in your name.',
    add: 'Add an account',
    none: 'Your accounts will appear here. Add one with its certificate of ownership: once we have checked it, you can move money with it.',
    loading: 'Loading your accounts…',
    loadFailed: 'Your bank accounts could not be loaded. Check your connection and try again.',
    addTitle: 'Add a bank account',
    addAction: 'Add the account',
    editTitle: 'Edit the bank account',
    save: 'Save the changes',
    aliasHint: 'A name that you will recognise, such as “Savings account”.',
    ibanHint: 'In Spain it begins with ES and has 24 characters.',
    ibanRight: 'The IBAN is correct.',
    certificate: 'Certificate of ownership',
    otherCertificate: 'Another certificate of ownership (optional)',
    certificateHint:
      'Your bank provides it on its website or in its app. Your name and the IBAN have to be readable. If you change the IBAN or the certificate, we check the account again.',
    main: 'Use it as the main account',
    mainHint: 'We propose it first when you move money.',
    added:
      'We have received your account “%{alias}” (%{account}). We will let you know when it is validated.',
    edited: 'The changes to the account “%{alias}” (%{account}) have been saved.',
    states: {
      pending: 'Under review',
      valid: 'Validated',
      error: 'With an error',
    },
    stateHints: {
      pending: 'We are checking the certificate. It usually takes one working day.',
      valid: 'You can move money with it.',
      error: 'We could not validate it. Edit it and correct what is wrong:',
    },
    view: 'View certificate',
    viewNamed: 'View certificate of %{alias}',
    makeMain: 'Set as main',
    makeMainNamed: 'Set as main: %{alias}',
    mainChanged: '%{alias} is now your main account.',
    changeFailed: 'The account could not be changed. Try again.',
    editedMeanwhile: 'This account was changed a moment ago. Check it as it is now and try again.',
    editNamed: 'Edit %{alias}',
    deleteNamed: 'Delete %{alias}',
    deleteTitle: 'Delete the bank account',
    deleteText: 'You are about to delete “%{alias}” and its certificate. This cannot be undone.',
    deleted: '“%{alias}” has been deleted.',
  },
};
