export default {
  fields: {
    user: 'Owner',
    balance: 'Balance',
    held: 'Held',
    opened: 'Opened',
    createdAt: 'Date',
    type: 'Type',
    issuerName: 'Origin',
    status: 'Status',
    amount: 'Amount',
    project: 'Project',
    bankAccount: 'Bank account',
    rejectReason: 'Reason for rejection',
    manager: 'Entered by',
    admin: 'Decided by',
    updatedAt: 'Last change',
  },
  mail: {
    greeting: 'Hello %{name},',
    toInvestments: 'See my investments',
    toWallet: 'See my wallet',
    toProject: 'See the project',
    reason: 'The reason: %{reason}',
    footnote:
      'You get this message because money of yours has moved on the platform. You can stop general notices in your profile.',
    orderPlaced: {
      subject: 'You have invested in %{project}',
      text: 'We have recorded your investment of %{amount} in “%{project}”. The money has left your wallet.',
      freeUntil:
        'If you change your mind, you can cancel it free of charge until %{date}, as long as the project is open.',
    },
    orderCancelled: {
      subject: 'You have cancelled your investment in %{project}',
      text: 'We have cancelled your investment of %{amount} in “%{project}”.',
      free: 'Cancelling it costs nothing: the whole amount is back in your wallet.',
      penalty: 'The penalty is %{penalty}: %{net} are back in your wallet.',
    },
    completed: {
      income: {
        subject: 'We have added %{amount} to your wallet',
        text: 'Your deposit of %{amount} is approved and is now part of your balance.',
      },
      withdraw: {
        subject: 'We have sent %{amount} to your bank account',
        text: 'Your withdrawal of %{amount} is approved. The money is on its way to your bank account.',
      },
    },
    rejected: {
      income: {
        subject: 'We could not add %{amount} to your wallet',
        text: 'Your deposit of %{amount} was not approved, and your balance stays as it was.',
      },
      withdraw: {
        subject: 'We could not process your withdrawal of %{amount}',
        text: 'Your withdrawal of %{amount} was not approved. The money is available in your wallet again.',
      },
    },
    returnReceived: {
      subject: 'You have received a return from %{project}',
      amount: '“%{project}” has paid returns: there are %{net} more in your wallet.',
      amounts:
        '“%{project}” has paid returns: yours are %{gross}, less a fee of %{fee}. There are %{net} more in your wallet.',
      principal: 'This is the last payment: with it you also get back the %{principal} that you invested.',
    },
    projectRefunded: {
      subject: 'We have returned your investment in %{project}',
      text: '“%{project}” has been closed, and we have returned %{amount} to your wallet.',
    },
    projectClosed: {
      subject: '%{project} is closed',
      text: '“%{project}”, in which you invested, is over: everything has been paid, and the project is closed. Thank you for taking part.',
    },
    breach: {
      subject: 'The books do not agree',
      text: 'The check of %{at} found %{smart_count} breach. |||| The check of %{at} found %{smart_count} breaches.',
      advice: 'Do not approve any transactions until you know why. `npm run reconcile` shows each breach.',
      action: 'Open wallets and transactions',
      footnote: 'You get this message because you administer the platform.',
    },
  },
};
