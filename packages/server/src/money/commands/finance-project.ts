import { isReflecting } from '@semilla/contract';
import { thePlatform } from '../../kit/change/actor.ts';
import { NotFound } from '../../kit/errors.ts';
import { phaseOf } from '../../project/access.ts';
import { lastFreeDay } from '../../project/orders/free-until.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';
import { auditNote } from '../../project/projects/audit-note.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { openOrdersOf, type World } from '../engine/world.ts';

interface Financing {
  isFinanced: boolean;
}

function decide(world: World, { now }: Context, projectId: string): Decision<Financing> {
  const ledgerProject = world.projects.get(projectId);
  if (!ledgerProject) throw new NotFound();
  const { project } = ledgerProject;
  const isFull = project.amountInvestedCents === project.financingAmountCents;
  const reflectionUntil = lastFreeDay(openOrdersOf(world, projectId));
  const isOpen = phaseOf(project) === 'Investment' && !project.suspendedUntil;
  if (!isOpen || !isFull || !reflectionUntil) {
    return { answer: { isFinanced: false }, effects: {} };
  }
  const isFinanced = !isReflecting(reflectionUntil, now);
  const after = isFinanced
    ? { ...project, phaseId: phaseIds.Financed, fullySubscribedUntil: null }
    : { ...project, fullySubscribedUntil: reflectionUntil };
  return {
    answer: { isFinanced },
    effects: {
      projects: [{ ...ledgerProject, project: after }],
      ...(isFinanced && {
        activates: [projectId],
        phases: [{ projectId, to: 'Financed', at: now }],
        audit: [auditNote('project.change-phase', projectId, project, after)],
      }),
    },
  };
}

/** Moves a fully invested project to Financed once the reflection periods of all its orders have ended. */
export function financeProject(projectId: string): Command<Financing> {
  return {
    actor: thePlatform,
    needs: { wholeProjects: [projectId] },
    decide: (world, context) => decide(world, context, projectId),
  };
}
