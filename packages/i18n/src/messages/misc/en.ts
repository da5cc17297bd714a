export default {
  fields: {
    documentTypes: { name: 'Name', description: 'Description' },
    undeliveredMails: {
      failedAt: 'Last try',
      userName: 'Customer',
      recipient: 'Address',
      topic: 'About',
      subject: 'Subject',
      state: 'State',
      failure: 'Reason',
      failureDetail: 'Answer of the server',
      tries: 'Tries',
      createdAt: 'Written',
    },
  },
  mails: {
    topics: {
      auth: 'Signing in',
      account: 'Account and identity',
      payment: 'Bank accounts',
      wallet: 'Money and investments',
      support: 'Tickets',
    },
    states: {
      undelivered: 'Not delivered',
      waiting: 'Being sent again',
      delivered: 'Delivered later',
      dismissed: 'Dismissed',
    },
    failures: {
      recipient_refused: 'There is no such mailbox, or its server refuses it',
      mailbox_full: 'The mailbox is full',
      server_unreachable: 'The mail server cannot be reached',
      server_log_in: 'The mail server does not accept our password',
      server_refused: 'The mail server does not accept the message',
      other: 'Another reason',
    },
  },
  backoffice: {
    documentTypes: {
      name: 'Document type |||| Document types',
      title: 'Document types',
      create: 'New document type',
      section: 'Document type',
      descriptionHint: 'What it is for and what it should contain.',
      empty: 'There are no document types yet',
      emptyHint:
        'Every document of a project is of a type: key information sheet, appraisal, contract… Create the first one.',
      deleteHint: 'It can only be deleted while no document is of this type. This cannot be undone.',
    },
  },
};
