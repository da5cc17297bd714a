import { thresholdOf } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { LossSimulationRow } from '../../schema/loss-simulations.ts';

export function simulationNote(row: LossSimulationRow): AuditNote {
  const { lossSimulationId, userId, resultCents, validUntil } = row;
  return {
    action: 'loss-simulation.create',
    subjectType: 'loss-simulation',
    subjectId: lossSimulationId,
    personId: userId,
    after: { resultCents, thresholdCents: thresholdOf(resultCents), validUntil },
  };
}
