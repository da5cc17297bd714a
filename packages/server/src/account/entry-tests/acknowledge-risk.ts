import { civilDateAt, isWarned } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { type RiskAcknowledgementRow, riskAcknowledgements } from '../../schema/risk-acknowledgements.ts';
import { findInvestorFacts } from '../investor-profile/find-investor-facts.ts';
import { acknowledgementNote } from './test-notes.ts';
import { wholeWarningIn } from './warning-in.ts';

interface Shown {
  userId: string;
  textVersion: string;
  language: 'es' | 'en';
}

/** Stores that an investor read the risk warning that follows their latest test. */
export async function acknowledgeRisk(
  { tx, audit }: Change,
  { config, now }: Services,
  { userId, textVersion, language }: Shown,
): Promise<RiskAcknowledgementRow> {
  if (textVersion !== config.fixedTexts.riskOfLoss.version) throw new ApiError('account.warning_outdated');
  if (!(await lockUser(tx, userId))) throw new NotFound();
  const text = wholeWarningIn(language, config.fixedTexts.riskOfLoss);
  const createdAt = now();
  const facts = (await findInvestorFacts(tx, [userId], civilDateAt(createdAt))).get(userId);
  const { entryTest: about = 'none', entryTestId, isAcknowledged } = facts ?? {};
  if (!entryTestId || !isWarned(about) || isAcknowledged) throw new ApiError('account.no_warning');
  const [row] = await tx
    .insert(riskAcknowledgements)
    .values({ userId, entryTestId, about, textVersion, text, language, createdAt })
    .returning();
  const stored = row as RiskAcknowledgementRow;
  audit(acknowledgementNote(stored));
  return stored;
}
