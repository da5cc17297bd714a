/** The audit note that marks a platform filled with demo data. */
export const seeded = { action: 'demo.seed', subjectType: 'demo' };
