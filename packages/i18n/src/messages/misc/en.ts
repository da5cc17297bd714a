export default {
  mails: {
    topics: {
      auth: 'Login',
      account: 'Account and identity',
      payment: 'Bank accounts',
      wallet: 'Money and investments',
      support: 'Tickets',
    },
    states: {
      undelivered: 'Not delivered',
      waiting: 'Being resent',
      delivered: 'Delivered later',
      dismissed: 'Dismissed',
    },
    failures: {
      recipient_refused: 'The mailbox does not exist, or its server refuses the message',
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
        'Every project document has a type: key information sheet, appraisal, contract… Create the first one.',
      deleteHint: 'It can only be deleted if there are no documents of this type. This cannot be undone.',
    },
    mails: {
      name: 'Undelivered mail |||| Undelivered mail',
      title: 'Undelivered mail',
      empty: 'All e-mails have been delivered',
      emptyHint:
        'E-mails that could not be delivered after hours of trying appear here, with the reason and what you can do.',
      fromDate: 'Last attempt from',
      toDate: 'Last attempt until',
      sections: { mail: 'The e-mail', failure: 'Why it did not arrive' },
      whatHelps: 'What you can do',
      help: {
        recipient_refused:
          'Check the address with the customer and correct it on their page; then send the e-mail again.',
        mailbox_full: 'Contact the customer some other way, and send it again once they have made room.',
        server_unreachable:
          'Send it again in a few hours. If it happens with several, tell the technical team.',
        server_log_in: 'Tell the technical team: until this is fixed, no e-mails are sent.',
        server_refused: 'Read the server response and ask the technical team.',
        other: 'Send it again; if it fails once more, ask the technical team.',
      },
      send: {
        action: 'Send again',
        title: 'Send “%{subject}” again?',
        content: 'It will be sent to the current address of %{name}.',
        done: 'The e-mail is being sent again',
      },
      dismiss: {
        action: 'Dismiss',
        title: 'Dismiss “%{subject}”?',
        content: '%{name} will not receive it. Its content is deleted, so it can no longer be sent.',
        done: 'E-mail dismissed',
      },
    },
  },
};
