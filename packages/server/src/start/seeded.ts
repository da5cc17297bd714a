/** How the audit trail tells that a platform was filled with made-up people. */
export const seeded = { action: 'demo.seed', subjectType: 'demo' };
