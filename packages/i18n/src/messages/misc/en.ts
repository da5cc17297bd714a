export default {
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
    mails: {
      name: 'Undelivered mail |||| Undelivered mail',
      title: 'Undelivered mail',
      empty: 'Every mail arrived',
      emptyHint:
        'Mails that could not be delivered after hours of trying appear here, with the reason and what you can do.',
      fromDate: 'Last try from',
      toDate: 'Last try until',
      sections: { mail: 'The mail', failure: 'Why it did not arrive' },
      whatHelps: 'What you can do',
      help: {
        recipient_refused:
          'Check the address with the customer and correct it on their page; then send the mail again.',
        mailbox_full: 'Reach the customer some other way, and send it again once they have made room.',
        server_unreachable:
          'Send it again in a few hours. If it happens to several, tell whoever runs the systems.',
        server_log_in: 'Tell whoever runs the systems: until it is mended no mail goes out.',
        server_refused: 'Read the answer of the server and ask whoever runs the systems.',
        other: 'Send it again; if it fails once more, ask whoever runs the systems.',
      },
      send: {
        action: 'Send again',
        title: 'Send “%{subject}” again?',
        content: 'It goes to the address that %{name} has now.',
        done: 'The mail is being sent again',
      },
      dismiss: {
        action: 'Dismiss',
        title: 'Dismiss “%{subject}”?',
        content: '%{name} will not get it. What it said is deleted, so it cannot be sent any more.',
        done: 'Mail dismissed',
      },
    },
  },
};
