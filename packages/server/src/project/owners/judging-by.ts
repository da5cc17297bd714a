import type { Services } from '../../kit/services.ts';
import type { Judging } from './queries.ts';

export const judgingBy = ({ config, now }: Services): Judging => ({
  now: now(),
  highRiskCountries: config.owners.highRiskCountries,
  evidenceMonths: config.owners.evidenceMonths,
  provider: config.company,
});
