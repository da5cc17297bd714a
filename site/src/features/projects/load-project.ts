import { type ApiProblem, type Client, everyRow } from '@semilla/client';
import { frontOfficePhases, type Loan, type OfferSuspension, type Project, v1 } from '@semilla/contract';
import { isFinanced } from './is-financed.ts';

const isPublished = (phase: string | null) =>
  (frontOfficePhases as readonly (string | null)[]).includes(phase);

/** Whether the project is unpublished. Only its staff see its page, as a preview. */
export const isPreview = ({ phaseName }: Project) => !isPublished(phaseName);

/** Removes the number of investors if the page hides it, because the API returns it to staff. */
const asInvestorsSee = (project: Project): Project => ({
  ...project,
  investorNumber: project.showInvestorNumber ? project.investorNumber : null,
});

/**
 * Whether the API found no record. The client comes from the host with its own error class, so `instanceof`
 * would be false.
 */
const isNotFound = (error: unknown) => (error as Partial<ApiProblem>).problem?.code === 'request.not_found';

/** Finds a project by id or friendly URL. Undefined if the caller may not see it. */
export async function findProject(api: Client, idOrUrl: string): Promise<Project | undefined> {
  const params = v1.projects.findOne.params.safeParse({ projectId: idOrUrl });
  if (!params.success) return undefined;
  const asked = api(v1.projects.findOne, { params: params.data });
  return asked.then(asInvestorsSee).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
}

/** Why the offer is suspended. Undefined if it is not. */
export async function findSuspension(
  api: Client,
  { projectId, suspendedUntil }: Project,
): Promise<OfferSuspension | undefined> {
  if (!suspendedUntil) return undefined;
  return api(v1.sheets.findSuspension, { params: { projectId } }).catch((error: unknown) => {
    // The suspension has ended since the project was loaded.
    if (isNotFound(error)) return undefined;
    throw error;
  });
}

/** Whether the promoter pays as agreed. Undefined before the project is financed, or if there is nothing to report. */
export async function findLoan(api: Client, project: Project): Promise<Loan | undefined> {
  if (!isFinanced(project)) return undefined;
  const { projectId } = project;
  const loan = await api(v1.loans.findOne, { params: { projectId } });
  return loan.payments.length > 0 || loan.state === 'default' ? loan : undefined;
}

/** The contents of a project's tabs, as investors may see them. */
export async function loadContents(api: Client, projectId: string) {
  const [chapters, documents, media, entries, questions] = await Promise.all([
    everyRow(api, v1.projectDescriptions.find, { projectId }),
    everyRow(api, v1.projectDocuments.find, { projectId }),
    everyRow(api, v1.projectMediaFiles.find, { projectId }),
    everyRow(api, v1.projectTimeline.find, { projectId }),
    everyRow(api, v1.projectQuestions.find, { projectId, state: 'Published', orderBy: 'number' }),
  ]);
  // The API also returns unpublished phases and hidden documents to staff.
  const shown = entries.filter(({ kind, phaseName }) => kind !== 'phase' || isPublished(phaseName));
  return {
    chapters,
    documents: documents.filter(({ visible }) => visible),
    media,
    entries: shown,
    questions,
  };
}
