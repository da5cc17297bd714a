export default {
  states: {
    Open: 'Open',
    InProcess: 'In process',
    PendingCustomer: 'Pending customer',
    PendingManager: 'Pending manager',
    Closed: 'Closed',
    Dismissed: 'Dismissed',
  },
  fields: {
    ticketId: 'Id',
    title: 'Title',
    description: 'Description',
    stateId: 'State',
    userName: 'Customer',
    responsibleName: 'Responsible',
    read: 'Read',
    createdAt: 'Created',
    updatedAt: 'Last activity',
    messages: {
      createdAt: 'Written',
      userName: 'Who wrote it',
      isFromStaff: 'From the team',
      message: 'Message',
      stateId: 'State it moved to',
      files: 'Files',
    },
  },
  mail: {
    greeting: 'Hello %{name},',
    state: 'State: %{state}.',
    action: 'See the ticket',
    footnote: 'You get this message because you take part in this ticket.',
    customer: {
      opened: {
        subject: 'We opened a ticket for you: %{title}',
        text: 'Our team opened the ticket “%{title}” on your behalf.',
      },
      answered: {
        subject: 'Your ticket has an answer: %{title}',
        text: 'Our team answered your ticket “%{title}”.',
      },
      changed: {
        subject: 'Your ticket changed its state: %{title}',
        text: 'Our team changed the state of your ticket “%{title}”.',
      },
    },
    staff: {
      opened: {
        subject: 'New ticket: %{title}',
        text: 'There is a new ticket waiting for you: “%{title}”.',
      },
      answered: {
        subject: 'The customer wrote: %{title}',
        text: 'The customer wrote in the ticket “%{title}”.',
      },
      assigned: {
        subject: 'A ticket was assigned to you: %{title}',
        text: 'You are now responsible for the ticket “%{title}”.',
      },
    },
  },
};
