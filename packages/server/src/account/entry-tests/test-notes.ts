import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { EntryTestRow } from '../../schema/entry-tests.ts';
import type { RiskAcknowledgementRow } from '../../schema/risk-acknowledgements.ts';

const noteOn = ({ entryTestId, userId }: Pick<EntryTestRow, 'entryTestId' | 'userId'>) => ({
  subjectType: 'entry-test',
  subjectId: entryTestId,
  personId: userId,
});

/** The audit entry of a test, without its answers. */
export function testNote(row: EntryTestRow): AuditNote {
  const { outcome, scoreHundredths, passMarkHundredths, questionnaireVersion, validUntil } = row;
  const after = { outcome, scoreHundredths, passMarkHundredths, questionnaireVersion, validUntil };
  return { action: 'entry-test.create', ...noteOn(row), after };
}

export function acknowledgementNote(row: RiskAcknowledgementRow): AuditNote {
  const { about, textVersion, language } = row;
  return { action: 'entry-test.acknowledge', ...noteOn(row), after: { about, textVersion, language } };
}
