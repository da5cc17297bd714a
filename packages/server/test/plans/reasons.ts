/** Reading a whole table with fewer rows than this is fast. */
export const fewRows = 1_000;

/** The tables that stay small on a large platform, and why. All others need rows if a list reads them whole. */
export const smallTables: Record<string, string> = {
  bank_balances: 'one row a day',
  bulk_acts: 'staff start a few a week',
  canned_answers: 'staff write some dozens',
  complaints: 'few customers complain, and each complaint is answered by hand',
  distributions: 'one for each payment of a project, and projects are few',
  document_types: 'administrators configure some dozens',
  key_probes: 'one row, by which the platform recognises its keys',
  offer_suspensions: 'an offer is suspended while its sheet has an error, which is rare',
  owner_documents: 'a few for each owner',
  owners: 'an owner has one or more projects, and projects are few',
  payout_accounts: 'an owner has one at a time',
  phases: 'they are fixed',
  project_openings: 'one for a project that waits to open',
  project_payments: 'a few for each project',
  project_reviews: 'one for each project',
  project_types: 'administrators configure some dozens',
  promotion_types: 'they are fixed',
  promotions: 'staff write a few a month',
  reconciliations: 'one a day',
  saved_views: 'only staff have them, and each person a limited number',
  sheet_versions: 'a few for each project',
  templates: 'staff write some dozens',
  ticket_marks: 'only those of open tickets',
};

/** The lists that may read a large table whole, and why. */
export const reasons: { list: RegExp; what: RegExp; why: string }[] = [
  {
    list: /^(projects|projectPhases)\.find$/,
    what: /^last page$/,
    why: 'pages use an offset, so that users can go to any page; the last page skips all rows, which is acceptable because projects are few',
  },
  {
    list: /^projects\.find$/,
    what: /(amountInvested|percentageInvested)$/,
    why: 'these counters change with every order; an index would slow down each order for a sort that staff rarely use',
  },
  {
    list: /^projects\.find$/,
    what: / (annualProfitability|availability)$/,
    why: 'it is computed from several columns of each project, and projects are few',
  },
  {
    list: /^projects\.find$/,
    what: / (attentionBy|isToAllocate|isInReview|isSuspended)$/,
    why: 'what a project needs of staff depends on several of its columns and records, and projects are few',
  },
  {
    list: /^projects\.find$/,
    what: /isFrontOffice$/,
    why: 'nearly all projects are shown on the site',
  },
  {
    list: /^projects\.find$/,
    what: /getTotalByPhases$/,
    why: 'the number of projects per phase counts all of them',
  },
  {
    list: /^bankAccounts\.find$/,
    what: /^filter by account$/,
    why: 'staff rarely search by the last four characters, and an index on them would slow down every write',
  },
  {
    list: /^bankAccounts\.find$/,
    what: / main$/,
    why: 'the column has two values, and nearly all rows have the same one',
  },
  {
    list: /^(accountDocuments|projects)\.find$/,
    what: / (visible|private)$/,
    why: 'the column has two values, and nearly all rows have the same one; the pages use the filter for one customer only',
  },
  {
    list: /^tickets\.find$/,
    what: /^filter by awaitsAnswer$/,
    why: 'who wrote last is in the messages of each ticket that is not over; most tickets of the test are not, on a platform few',
  },
  {
    list: /^tickets\.find$/,
    what: /^sort by read/,
    why: 'the read flag depends on the side of the caller, so one index cannot serve every caller',
  },
  {
    list: /^tickets\.find$/,
    what: /getTotalByStates$/,
    why: 'the number of tickets per state counts all of them',
  },
  {
    list: /^transactions\.find$/,
    what: /^filter by type$/,
    why: 'the column has two values, each in about half of the rows',
  },
  {
    list: /^projectQuestions\.find$/,
    what: /^(last page|filter by (state|isAnswerable))$/,
    why: 'investors ask a few questions about each project, nearly all are published, and administrators answer all; the list that visitors read is of one project',
  },
  {
    list: /^keptRecords\.find$/,
    what: /^(last page|sort by kind|filter by kind)$/,
    why: 'internal control looks for one person; the few kinds share all rows',
  },
  {
    list: /^approvals\.find$/,
    what: /^(last page|filter by act)$/,
    why: 'staff read what waits and what was decided last; a few acts share all rows',
  },
  {
    list: /^undeliveredMails\.find$/,
    what: /^(last page|sort by (createdAt|tries|userName)|filter by (topic|failure))$/,
    why: 'few mails fail, and administrators read those that still wait; an index on each of them would serve nobody',
  },
  {
    list: /^totps\.find$/,
    what: /^last page$/,
    why: 'administrators look for the device of one customer',
  },
  {
    list: /^taxTreatments\.find$/,
    what: /^last page$/,
    why: 'few customers have a rate of their own',
  },
  {
    list: /^bankStatements\.find$/,
    what: /./,
    why: 'the bank reports once a day, so the table has a few thousand rows after ten years',
  },
  {
    list: /^paymentFiles\.find$/,
    what: /./,
    why: 'a few files a week, so the table has a few thousand rows after ten years',
  },
  {
    list: /^bankEntries\.find$/,
    what: /^filter by (side|isReturn)$/,
    why: 'about half of all movements come in; returns are looked for within some days',
  },
  {
    list: /^investorKinds\.find$/,
    what: /^filter by kind$/,
    why: 'two kinds share all rows, so the exact total counts about half of them',
  },
  {
    list: /^wallets\.find$/,
    what: /^filter by (balance|held)$/,
    why: 'an index finds the matching accounts, but the database cannot estimate from two columns how few they are, so it may join them with all wallets',
  },
  {
    list: /^projects\.find$/,
    what: /^sort by projectTypeName$/,
    why: 'projects are few, and nearly all have one of the same few types',
  },
  {
    list: /^users\.find$/,
    what: /^sort by (phone|kind|legalRepresentativeName|taxId|legalForm|nationality|birthdayAt|identificationDocumentNumber|emailConfirmed|otpConfigured|language)$/,
    why: 'staff sort by these columns within a filter; an index on each of them would slow down every write',
  },
  {
    list: /^(transactions|bankAccounts|orders|orderMovements|fees|verifications|undeliveredMails)\.find$/,
    what: /^sort by (issuerName|rejectReason|account|errorMessage|penaltyAmount|penalty|cancelledAt|termsVersion|type|percentage|attempt|status|reason|reasonCode|action|subject|state|recipient|topic|failure)$/,
    why: 'staff sort by these columns within a filter; an index on each of them would slow down every write',
  },
  {
    list: /^(orders|transactions|fees|wallets|bankEntries|projects)\.find$/,
    what: /getTotalAmount$/,
    why: 'the total amount sums all rows; pages request it for one customer, or after the rows of a list',
  },
  {
    list: /^orders\.find$/,
    what: /getPictures$/,
    why: 'it adds data to each row and filters none, so the exact total counts all of them',
  },
  {
    list: /^orders\.find$/,
    what: /^filter by type$/,
    why: 'all orders have the only existing type',
  },
  {
    list: /^users\.find$/,
    what: / (reached|firstOrderMonth|hasSeveralProjects)$/,
    why: 'the filter counts orders, deposits or tests of all customers, as the figure does from which staff come to the list',
  },
  {
    list: /^projects\.find$/,
    what: / opened(From|To)$/,
    why: 'the day on which a project was opened follows from its phases, so those of all projects are read; projects are few',
  },
  {
    list: /^projects\.find$/,
    what: / (loanAge|hasLoanTask)$/,
    why: 'how late a loan is, and what it needs, follows from its schedule and repayments, so all running loans are computed; they are few',
  },
];

export const theTotal = 'the exact total of a list without a filter counts all rows';
