import { type Picture, type Project, projectFieldList } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { withoutUnits } from '../../kit/database/without-units.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import type { StoredParty } from '../../schema/projects.ts';
import { isPublic, phaseOf, type StoredProject } from '../access.ts';

/** A project with the joined names that its answer needs. */
export interface ProjectRow {
  project: StoredProject;
  projectPhaseId: string;
  projectTypeName: string;
  projectTypeNameEn: string | null;
  payoutAccount: string | null;
}

const partyOf = (party: StoredParty | null): Project['promoter'] =>
  party && { ...party, descriptionEn: party.descriptionEn ?? null };

/** A project as this caller may see it: amounts in cents, percentages in hundredths. */
export function asAnswer(
  { project, payoutAccount, ...names }: ProjectRow,
  caller: Caller,
  picture: Picture | undefined,
  preparation: Pick<Project, 'review' | 'opening' | 'reflectionUntil'>,
  outcome: Project['outcome'],
): Project {
  const isForPublic = isPublic(caller);
  const answer: Project = {
    ...withoutUnits(project),
    ...names,
    ...preparation,
    promoter: partyOf(project.promoter),
    guaranteeAgent: partyOf(project.guaranteeAgent),
    projectDuration: project.durationMonths,
    phaseName: phaseOf(project),
    picture: picture ?? null,
    outcome,
    investorNumber: isForPublic && !project.showInvestorNumber ? null : project.investorNumber,
    destinationBankAccount: payoutAccount && maskIban(payoutAccount),
  };
  return isForPublic ? hideStaffFields(projectFieldList, answer) : answer;
}
