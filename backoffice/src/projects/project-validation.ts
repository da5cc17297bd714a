import { centsFromDecimal, projectAmountsProblem, projectDatesProblem, v1 } from '@semilla/contract';
import { type FormProblems, fieldProblem, formProblems } from '../inputs/form-problems.ts';
import { changesBetween } from '../providers/changes.ts';
import type { ProjectRecord } from './project-record.ts';

export type ProjectValues = Partial<Record<keyof ProjectRecord, unknown>>;

const emptyParty = { name: null, taxId: null, website: null, description: null };

/** Nobody, where the form was left empty; else whole, as the API wants it. */
function partyOf(value: unknown): object | null {
  const given = Object.entries(value ?? {}).filter(([, text]) => text);
  return given.length ? { ...emptyParty, ...Object.fromEntries(given) } : null;
}

export function tidyProject(values: ProjectValues): ProjectValues {
  return { ...values, promoter: partyOf(values.promoter), guaranteeAgent: partyOf(values.guaranteeAgent) };
}

function cents(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,9}\.\d{2}$/.test(value) ? centsFromDecimal(value) : undefined;
}

/** The rules between fields hold for the whole project, also for what this edit does not touch. */
function problemsBetween(values: ProjectValues): FormProblems {
  const found = [
    projectDatesProblem(values as Parameters<typeof projectDatesProblem>[0]),
    projectAmountsProblem({
      minimumInvestment: cents(values.minimumInvestment),
      financingAmount: cents(values.financingAmount),
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

/** Only what was changed is judged, since only that is sent: a masked account number is none to validate. */
export function editedProjectProblems(record: ProjectRecord, values: ProjectValues): FormProblems {
  const tidied = tidyProject(values);
  return { ...problemsBetween(tidied), ...formProblems(v1.projects.edit, changesBetween(record, tidied)) };
}
