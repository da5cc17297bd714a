export default {
  name: 'Approvals',
  title: 'Approvals',
  lead: 'What waits for a second person. Nobody moves money, or changes who may move it, alone.',
  empty: 'Nothing waits for approval',
  emptyHint: 'Here you will see what your colleagues propose and what you proposed.',
  acts: {
    approveTransaction: 'Approve a transaction',
    rejectTransaction: 'Reject a withdrawal whose payment the bank already had',
    release: 'Release money to the promoter',
    repay: 'Record a repayment',
    payTax: 'Pay the tax withheld in a project',
    correctTax: 'Correct the tax withheld from a payment',
    distribute: 'Distribute returns',
    closeWithRefund: 'Close a project with a refund',
    allocateWishes: 'Allocate the amount among the preinvestors',
    validateBankAccount: 'Validate a bank account',
    changeEmail: 'Change a customer’s e-mail address',
    deleteOtpDevice: 'Remove a customer’s code device',
    changeRole: 'Change a role',
    enableStaff: 'Enable a member of staff',
    changePayoutAccount: 'Change the payout account of a project',
    changeTaxTreatment: 'Change the withholding rate of a customer',
    publishSheet: 'Publish the key investment information sheet',
    overrideIdentity: 'Decide an identity against the provider',
    endHold: 'Let a customer withdraw again',
    approvePaymentFile: 'Approve a payment file',
    cancelPaymentFile: 'Cancel a payment file that the bank already has',
    importStatement: 'Import a statement of the bank',
    sendMoneyBack: 'Send money of a third party back',
    publishAnswer: 'Publish the answer to a question',
    publishAddition: 'Add to a published answer',
    bookOtherMovement: 'Book money of a third party, a cost of the bank or a deposit that it took back',
  },
  effects: {
    bankAccount: { create: 'Add a bank account', edit: 'Change a bank account' },
    bankEntry: {
      bookOther: 'Book a movement of the bank',
      sendBack: 'Send the money back to the account it came from',
      book: 'Book a movement of the bank',
      decide: 'Decide on a movement of the bank',
    },
    passkey: { remove: 'Remove a passkey' },
    paymentFile: {
      cancelPayment: 'Cancel a payment of a payment file',
    },
    project: {
      edit: 'Change the project',
    },
    transaction: {
      approve: 'Approve a transaction',
      create: 'Create a transaction',
      reject: 'Reject a transaction',
      return: 'Return a withdrawal to the wallet',
    },
    userAssignment: { delete: 'Remove the manager' },
    wallet: { create: 'Open a wallet' },
  },
  allocation: {
    title: 'What each preinvestor would get',
    hint: 'As it would be today. Check above all who would get nothing because their account is disabled or their balance is too low.',
    changed: 'Something has changed since it was proposed: this is how it would be now.',
    tab: 'See the preinvestors of the project',
  },
  sheet: {
    title: 'The sheet that would be published',
    hint: 'Read it before you decide. If the draft has changed since it was proposed, it can neither be opened nor approved.',
    attested: 'Who proposes it attests: “%{text}”',
    tab: 'See the sheet in the project',
    pdf: { es: 'Read the sheet in Spanish (PDF)', en: 'Read the sheet in English (PDF)' },
  },
  statuses: {
    pending: 'Pending',
    scheduled: 'Approved, takes effect later',
    approved: 'Approved',
    declined: 'Declined',
    lapsed: 'Expired',
    stopped: 'Stopped by the customer',
  },
  about: '%{act}: %{name}',
  waitsForOther: 'Waits for another administrator to approve it.',
  compareStatement:
    'Download the statement of these days from the bank yourself and compare it with the file: what you approve is booked.',
  isForMe: 'That I may approve',
  sections: { proposal: 'Proposal', effects: 'What it would do', decision: 'Your decision' },
  waiting: 'Waits for a second person: %{act}. Proposed by %{name}.',
  scheduled: 'Approved, and takes effect later: %{act}. Proposed by %{name}.',
  openFile: 'Open the file',
  why: 'Why (for the person who approves it)',
  needsSecond: 'A second administrator has to approve this.',
  mayNeedSecond:
    'A second administrator may have to approve this. You will see when you send it.',
  proposed: 'Proposed. Another administrator has to approve it.',
  objection: {
    title: 'Was it not you?',
    checking: 'Checking the link…',
    useless: 'The link is not complete. Open it from the e-mail that we sent you.',
    changeEmail: {
      about:
        'Our team is going to change the e-mail address of your account on %{at}. If you did not ask for it, stop it.',
      stop: 'Stop the change of address',
      stopped: 'Done: the e-mail address of your account will not change.',
    },
    deleteOtpDevice: {
      about: 'Our team is going to remove your code device on %{at}. If you did not ask for it, stop it.',
      stop: 'Keep my code device',
      stopped: 'Done: your code device stays as it is.',
    },
    withdrawals: {
      about:
        'No money will leave your wallet until %{at}. If you did not make the change, stop all withdrawals.',
      stop: 'Stop all withdrawals',
      stopped:
        'Done: no money will leave your wallet until we have talked to you. We have ended all your sessions.',
    },
    next: 'To be on the safe side, change your password and write to us.',
  },
  approve: {
    action: 'Approve',
    done: 'Approved and carried out',
    scheduled: 'Approved. It will be carried out on %{at}, unless the customer objects.',
  },
  decline: {
    action: 'Decline',
    title: 'Decline “%{name}”',
    reason: 'Reason',
    done: 'Declined',
  },
  withdraw: { action: 'Withdraw', title: 'Withdraw “%{name}”', done: 'Withdrawn' },
  mail: {
    proposed: {
      subject: 'It waits for your approval: %{act}',
      text: '%{name} proposes: %{act} (%{subject}). Another administrator has to approve it before %{until}.',
      why: 'Why: %{why}',
      action: 'See the proposal',
      footnote: 'You receive this e-mail because you are an administrator.',
    },
    approved: {
      subject: 'Approved: %{act}',
      text: '%{name} has approved what you proposed: %{act} (%{subject}).',
    },
    approvedForLater: {
      subject: 'Approved: %{act}',
      text: '%{name} has approved what you proposed: %{act} (%{subject}). It will happen on %{at}, unless the owner of the account objects before.',
    },
    carriedOut: {
      subject: 'Done: %{act}',
      text: 'What you proposed and %{name} approved has been done: %{act} (%{subject}).',
    },
    declined: {
      subject: 'Declined: %{act}',
      text: '%{name} has declined what you proposed: %{act} (%{subject}).',
    },
    declinedLater: {
      subject: 'It will not happen: %{act}',
      text: '%{name} declined it after it had been approved: %{act} (%{subject}). Nothing was done.',
    },
    lapsed: {
      subject: 'Expired: %{act}',
      text: 'Nobody decided in time on what you proposed: %{act} (%{subject}). You can propose it again.',
    },
    notCarriedOut: {
      subject: 'Could not be carried out: %{act}',
      text: '%{name} approved it, but something changed before it took effect: %{act} (%{subject}). Nothing was done. If it is still needed, it has to be proposed again.',
    },
    notMade: {
      changeEmail: {
        subject: 'The e-mail address of your account has not changed',
        text: 'We wrote to you that our team was going to change the e-mail address of your account. The change was not made, and your address is still the same.',
      },
      deleteOtpDevice: {
        subject: 'We have not removed your code device',
        text: 'We wrote to you that our team was going to remove your code device. We have not done it.',
      },
    },
    scheduled: {
      changeEmail: {
        subject: 'The e-mail address of your account is about to change',
        text: 'Our team is going to change the e-mail address of your account. This will happen on %{at}.',
      },
      deleteOtpDevice: {
        subject: 'Your code device is about to be removed',
        text: 'Our team is going to remove the device that creates your codes. This will happen on %{at}.',
        passkeysToo: 'All your passkeys will be removed at the same time.',
      },
      ifNotYou: 'If you did not ask for this, stop it with this button. You do not need to log in.',
      action: 'It was not me: stop it',
      footnote: 'You receive this e-mail because the account is yours.',
    },
    stopped: {
      subject: 'Stopped by the customer: %{act}',
      text: 'The owner of the account objected, so this will not happen: %{act} (%{subject}). Talk to them before you propose anything else.',
    },
    withdrawalsStopped: {
      subject: '%{name} has stopped their withdrawals',
      text: '%{name} says that the last change to their account was not theirs, and has stopped all withdrawals. Talk to them; two administrators can allow withdrawals again.',
      inFile:
        'One of their withdrawals is in payment file %{numbers}. Do not send it to the bank; if the bank has it already, recall the payment.',
      action: 'See the customer',
    },
    reason: 'Reason: %{reason}',
    ownFootnote: 'You receive this e-mail because you proposed it.',
  },
};
