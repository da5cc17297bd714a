import { projectAmountsProblem, projectDatesProblem, v1 } from '@semilla/contract';
import { changesBetween } from '../../api/changes.ts';
import { type FormProblems, fieldProblem, formProblems } from '../../api/form-problems.ts';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { readAmount } from '../../kit/inputs/read-amount.ts';

export type ProjectValues = Partial<Record<keyof ProjectRecord, unknown>>;

const emptyParty = { name: null, taxId: null, website: null, description: null, descriptionEn: null };

/** Returns null if the form was left empty. Otherwise returns all fields, as the API expects. */
export function partyOf(value: unknown): object | null {
  const filledIn = Object.entries(value ?? {}).filter(([, text]) => text);
  return filledIn.length ? { ...emptyParty, ...Object.fromEntries(filledIn) } : null;
}

export function tidyProject(values: ProjectValues): ProjectValues {
  return { ...values, promoter: partyOf(values.promoter), guaranteeAgent: partyOf(values.guaranteeAgent) };
}

/** Rules across fields use the whole project, including unchanged fields. */
function problemsBetween(values: ProjectValues): FormProblems {
  const found = [
    projectDatesProblem(values as Parameters<typeof projectDatesProblem>[0]),
    projectAmountsProblem({
      minimumInvestment: readAmount(values.minimumInvestment),
      financingAmount: readAmount(values.financingAmount),
    }),
  ];
  return Object.fromEntries(
    found.flatMap((problem) => (problem ? [[problem.path.join('.'), fieldProblem(problem.message)]] : [])),
  );
}

export function newProjectProblems(values: ProjectValues): FormProblems {
  const tidied = tidyProject(values);
  return { ...problemsBetween(tidied), ...formProblems(v1.projects.create, tidied) };
}

/** Validates only the changed fields, because only they are sent. An unchanged masked account number would fail. */
export function editedProjectProblems(record: ProjectRecord, values: ProjectValues): FormProblems {
  const tidied = tidyProject(values);
  return { ...problemsBetween(tidied), ...formProblems(v1.projects.edit, changesBetween(record, tidied)) };
}
