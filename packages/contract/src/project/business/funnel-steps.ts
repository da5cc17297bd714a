/** The steps from the registration to the first order, in order. */
export const funnelSteps = [
  'registered',
  'mailConfirmed',
  'identityVerified',
  'tested',
  'deposited',
  'invested',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];
