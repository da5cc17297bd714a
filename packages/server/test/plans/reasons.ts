/** Reading a whole table with fewer rows than this is fast. */
export const fewRows = 1_000;

/** The lists that may read a large table whole, and why. */
export const reasons: { list: RegExp; what: RegExp; why: string }[] = [
  {
    list: /^list(Projects|ProjectPhases)$/,
    what: /^last page$/,
    why: 'pages use an offset, so that users can go to any page; the last page skips all rows, which is acceptable because projects are few',
  },
  {
    list: /^listProjects$/,
    what: /(amountInvested|percentageInvested)$/,
    why: 'these counters change with every order; an index would slow down each order for a sort that staff rarely use',
  },
  {
    list: /^listProjects$/,
    what: /getTotalByPhases$/,
    why: 'the number of projects per phase counts all of them',
  },
  {
    list: /^listBankAccounts$/,
    what: / main$/,
    why: 'the column has two values, and nearly all rows have the same one',
  },
  {
    list: /^listAccountDocuments$/,
    what: / visible$/,
    why: 'the column has two values, and nearly all rows have the same one; the pages use the filter for one customer only',
  },
  {
    list: /^listTickets$/,
    what: /^sort by read/,
    why: 'the read flag depends on the side of the caller, so one index cannot serve every caller',
  },
  {
    list: /^listTickets$/,
    what: /getTotalByStates$/,
    why: 'the number of tickets per state counts all of them',
  },
  {
    list: /^listTransactions$/,
    what: /^filter by type$/,
    why: 'the column has two values, each in about half of the rows',
  },
  {
    list: /^listWallets$/,
    what: /^filter by (balance|held)$/,
    why: 'an index finds the matching accounts, but the database cannot estimate from two columns how few they are, so it may join them with all wallets',
  },
  {
    list: /^listOrders$/,
    what: /getTotalAmount$/,
    why: 'the total amount sums all orders; the pages request it for one customer only',
  },
  {
    list: /^listOrders$/,
    what: /getPictures$/,
    why: 'it adds data to each row and filters none, so the exact total counts all of them',
  },
  {
    list: /^listOrders$/,
    what: /^filter by type$/,
    why: 'all orders have the only existing type',
  },
];

export const theTotal = 'the exact total of a list without a filter counts all rows';
