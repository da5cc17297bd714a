/** Tables with fewer rows than this are read whole in no time. */
export const fewRows = 1_000;

/** Where a large table is read whole all the same, and why that is right. */
export const reasons: { list: RegExp; what: RegExp; why: string }[] = [
  {
    list: /^list(Projects|ProjectPhases)$/,
    what: /^last page$/,
    why: 'a page is named by how many rows come before it, so that one can go to any page; the last of these passes over all of them, since projects are few',
  },
  {
    list: /^listProjects$/,
    what: /(amountInvested|percentageInvested)$/,
    why: 'these counters change with every order; an index on them would make each order slower for a sort that staff use now and then',
  },
  {
    list: /^listProjects$/,
    what: /getTotalByPhases$/,
    why: 'how many projects each phase has is a count of all of them',
  },
  {
    list: /^listBankAccounts$/,
    what: / main$/,
    why: 'the column has two values, and next to all rows have the same',
  },
  {
    list: /^listAccountDocuments$/,
    what: / visible$/,
    why: 'the column has two values, and next to all rows have the same; the pages ask for it of one customer alone',
  },
  {
    list: /^listTickets$/,
    what: /^sort by read/,
    why: 'what is read is read on the side of whoever asks, so no index can hold that order for everybody',
  },
  {
    list: /^listTickets$/,
    what: /getTotalByStates$/,
    why: 'how many tickets each state has is a count of all of them',
  },
  {
    list: /^listTransactions$/,
    what: /^filter by type$/,
    why: 'the column has two values, and about half of all rows have either',
  },
  {
    list: /^listWallets$/,
    what: /^filter by (balance|held)$/,
    why: 'the accounts that match are found by their index; how few they are, the database cannot guess of two columns at once, so it may meet them with all wallets',
  },
  {
    list: /^listOrders$/,
    what: /getTotalAmount$/,
    why: 'what all orders come to is a sum of all of them; the pages ask for it of one customer alone',
  },
  {
    list: /^listOrders$/,
    what: /getPictures$/,
    why: 'it asks for more of each row and leaves none out, so that the exact total counts all of them',
  },
  {
    list: /^listOrders$/,
    what: /^filter by type$/,
    why: 'every order is of the one type there is',
  },
];

export const theTotal = 'the exact total of a list without a filter counts all rows';
