export const roles = ['user', 'operator', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * How far a permission reaches.
 * - `own`: what belongs to the caller
 * - `assigned`: customers whose user assignment names the caller, and their records
 * - `public`: what visitors see too
 * - `managed`: public projects, and those whose manager is the caller
 * - `managedOpen`: projects whose manager is the caller, until they open for investment
 * - `handled`: tickets the caller is responsible for, those of assigned customers, and the caller's own
 * - `all`: everything
 */
export type Scope = 'own' | 'assigned' | 'public' | 'managed' | 'managedOpen' | 'handled' | 'all';

type Grants = Partial<Record<Role | 'visitor', Scope>>;

const own = { user: 'own', operator: 'own', admin: 'own' } as const satisfies Grants;
const everyone = {
  visitor: 'public',
  user: 'public',
  operator: 'public',
  admin: 'all',
} as const satisfies Grants;
const adminOnly = { admin: 'all' } as const satisfies Grants;
const handled = { user: 'own', operator: 'handled', admin: 'all' } as const satisfies Grants;

/** Which role may do what; anything missing is refused. The server enforces it; both frontends hide what is refused. */
export const permissions = {
  'profile.read': own,
  'profile.edit': own,
  'profile.close': { user: 'own' },
  // Not staff: with a mailbox of their choice, one person could act as two.
  'profile.changeEmail': { user: 'own' },
  'profile.export': { user: 'own' },
  'security.manage': own,
  'inboxMessages.read': { user: 'own' },
  // All signed-in users receive events, only about what they may read.
  'events.follow': own,
  'otpDevices.read': { user: 'own', operator: 'own', admin: 'all' },
  'otpDevices.delete': { user: 'own', operator: 'own', admin: 'all' },

  'customers.read': { operator: 'assigned', admin: 'all' },
  'customers.create': { operator: 'assigned', admin: 'all' },
  'customers.edit': { operator: 'assigned', admin: 'all' },
  // Disabling, enabling, and changing the role or e-mail address.
  'customers.govern': adminOnly,
  'customers.delete': adminOnly,
  'userAssignments.read': { operator: 'assigned', admin: 'all' },
  'userAssignments.write': adminOnly,
  'accountDocuments.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'accountDocuments.create': { user: 'own', operator: 'assigned', admin: 'all' },
  'accountDocuments.edit': { operator: 'assigned', admin: 'all' },
  'accountDocuments.delete': { user: 'own', operator: 'assigned', admin: 'all' },
  'verifications.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'verifications.start': { user: 'own' },
  'verifications.decide': adminOnly,

  'investorKinds.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'investorKinds.create': { user: 'own' },
  'investorKinds.decide': adminOnly,
  'entryTests.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'entryTests.create': { user: 'own' },
  'lossSimulations.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'lossSimulations.create': { user: 'own' },

  // Internal control: what the law keeps of closed accounts.
  'keptRecords.read': adminOnly,
  'fiscalResidences.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'fiscalResidences.create': { user: 'own' },
  'taxTreatments.read': { user: 'own', operator: 'assigned', admin: 'all' },
  // Another administrator must always approve these.
  'taxTreatments.create': adminOnly,
  'taxTreatments.end': adminOnly,
  'taxTreatments.readCertificate': adminOnly,
  'companyDeclarations.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'companyDeclarations.create': { user: 'own' },

  'documentTypes.read': everyone,
  'documentTypes.create': adminOnly,
  'documentTypes.edit': adminOnly,
  'documentTypes.delete': adminOnly,

  'bankAccounts.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'bankAccounts.create': { user: 'own', operator: 'assigned', admin: 'all' },
  'bankAccounts.edit': { user: 'own', admin: 'all' },
  'bankAccounts.delete': { user: 'own', admin: 'all' },
  'bankAccounts.decide': adminOnly,
  // The certificate shows the full account number, which is masked for managers.
  'bankAccounts.viewCertificate': { user: 'own', admin: 'all' },

  // Statements show the account numbers of everyone who sends money.
  'bankStatements.read': adminOnly,
  'bankStatements.import': adminOnly,
  'bankEntries.book': adminOnly,
  'bankEntries.decide': adminOnly,
  'paymentFiles.read': adminOnly,
  'paymentFiles.create': adminOnly,
  'paymentFiles.approve': adminOnly,
  'paymentFiles.take': adminOnly,
  'paymentFiles.cancel': adminOnly,

  'wallets.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'wallets.create': { user: 'own', operator: 'assigned', admin: 'all' },
  'transactions.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'transactions.create': { user: 'own', operator: 'assigned', admin: 'all' },
  'transactions.decide': adminOnly,
  // The proof may show other people's account numbers.
  'transactions.viewProof': adminOnly,
  'ledger.reconcile': adminOnly,

  'promotions.read': { visitor: 'public', user: 'public', operator: 'all', admin: 'all' },
  'promotions.create': adminOnly,
  'promotions.edit': adminOnly,
  'promotions.delete': adminOnly,

  'projectTypes.read': everyone,
  'projectTypes.create': adminOnly,
  'projectTypes.edit': adminOnly,
  'projectTypes.delete': adminOnly,

  'projects.read': { visitor: 'public', user: 'public', operator: 'managed', admin: 'all' },
  'projects.create': { operator: 'managedOpen', admin: 'all' },
  'projects.edit': { operator: 'managedOpen', admin: 'all' },
  'projects.delete': adminOnly,
  'projects.changePhase': adminOnly,
  // Administrators publish, so they have nothing to send.
  'projects.sendForReview': { operator: 'managedOpen' },
  'projects.follow': { user: 'own' },
  'projectQuestions.create': { user: 'own' },
  // An administrator must always approve what is published.
  'projectQuestions.answer': { operator: 'managed', admin: 'all' },
  'projects.enterBackoffice': { operator: 'managed', admin: 'all' },

  'tickets.read': handled,
  'tickets.create': handled,
  'tickets.edit': handled,
  'tickets.delete': adminOnly,
  'tickets.merge': { operator: 'handled', admin: 'all' },
  // Never of their own tickets: the customer of a ticket sees no notes, whatever their role.
  'ticketNotes.read': { operator: 'handled', admin: 'all' },
  'ticketNotes.create': { operator: 'handled', admin: 'all' },

  'cannedAnswers.read': { operator: 'all', admin: 'all' },
  'cannedAnswers.create': adminOnly,
  'cannedAnswers.edit': adminOnly,
  'cannedAnswers.delete': adminOnly,

  // Managers may be the subject of a complaint, so only administrators handle the register.
  'complaints.read': { user: 'own', operator: 'own', admin: 'all' },
  'complaints.handle': adminOnly,

  // Managers choose owners for their projects; administrators judge the evidence.
  'owners.read': { operator: 'all', admin: 'all' },
  'owners.create': adminOnly,
  'owners.edit': adminOnly,
  'owners.delete': adminOnly,
  // The evidence includes criminal records.
  'ownerDocuments.read': adminOnly,

  'templates.read': { operator: 'all', admin: 'all' },
  'templates.create': adminOnly,
  'templates.edit': adminOnly,
  'templates.delete': adminOnly,

  // For orders, and records that orders create, `assigned` also covers the projects that the caller manages.
  'orders.read': { user: 'own', operator: 'assigned', admin: 'all' },
  'orders.place': { user: 'own' },
  'orders.cancel': { user: 'own' },
  'portfolio.read': own,
  'portfolio.edit': { user: 'own' },
  'wishes.allocate': adminOnly,
  'returns.read': { operator: 'managed', admin: 'all' },
  'returns.run': adminOnly,
  // Decisions about a loan whose owner does not pay.
  'loans.judge': adminOnly,
  'payoutAccounts.read': { operator: 'managed', admin: 'all' },
  // An administrator must always approve it.
  'payoutAccounts.create': { operator: 'managed', admin: 'all' },
  'yearlyReport.read': adminOnly,
  'taxForms.read': adminOnly,
  'accounting.read': adminOnly,
  'accounting.edit': adminOnly,
  // An administrator must always approve the publication.
  'sheets.edit': { operator: 'managed', admin: 'all' },
  'statistics.read': { operator: 'assigned', admin: 'all' },
  // Counts and search results include only what the caller may read of each kind.
  'overview.read': { operator: 'assigned', admin: 'all' },
  // Seeing and marking who works on which record. Each queue shows only what the caller may read.
  'queues.work': { operator: 'assigned', admin: 'all' },

  // Staff read their own views and those that colleagues share, of lists that they may read. Only administrators change
  // shared views of others.
  'savedViews.read': { operator: 'all', admin: 'all' },
  'savedViews.create': { operator: 'own', admin: 'own' },
  'savedViews.edit': { operator: 'own', admin: 'all' },

  // Only of resources whose list the caller may read. Each act has a permission of its own as well. Managers see and stop
  // only the ones that they started.
  'bulkActs.read': { operator: 'own', admin: 'all' },
  'bulkActs.create': { operator: 'own', admin: 'all' },

  'undeliveredMails.read': adminOnly,
  'undeliveredMails.settle': adminOnly,

  // Proposers see their own proposals; only administrators decide, as far as `independenceRefusal` allows.
  'approvals.read': { operator: 'own', admin: 'all' },
  'approvals.decide': adminOnly,

  'audit.read': adminOnly,
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof permissions;

/** The permissions that visitors also have: their endpoints need no session. */
export type VisitorPermission = {
  [P in Permission]: 'visitor' extends keyof (typeof permissions)[P] ? P : never;
}[Permission];

/** The scope of a permission for a role, or undefined if it is refused. */
export function scopeOf(permission: Permission, role: Role | 'visitor'): Scope | undefined {
  return (permissions[permission] as Grants)[role];
}

export function may(permission: Permission, role: Role | 'visitor'): boolean {
  return scopeOf(permission, role) !== undefined;
}

/** Staff may enter the backoffice. */
export function isStaff(role: Role): boolean {
  return role !== 'user';
}
