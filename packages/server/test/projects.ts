import { type PhaseName, v1 } from '@semilla/contract';
import { buildNewProject, buildNewProjectType, type NewProject, onWire } from '@semilla/contract/testing';
import { eq, type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { phaseIds } from '../src/project/phases/catalogue.ts';
import { documentTypes } from '../src/schema/document-types.ts';
import { projects } from '../src/schema/projects.ts';
import type { Caller } from './callers.ts';
import { giveOwner } from './owners.ts';
import { dropDeadline, givenSheet } from './sheets.ts';
import type { TestApp } from './test-app.ts';

export function form(fields: Record<string, string | File>): FormData {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return formData;
}

export function fileOf(bytes: Uint8Array, name: string): File {
  return new File([new Uint8Array(bytes)], name);
}

export async function pictureBytes(
  width = 64,
  height = 40,
  kind: 'png' | 'jpeg' | 'webp' = 'jpeg',
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0f5c4a', noise } })
    .toFormat(kind)
    .toBuffer();
}

export async function givenProjectType(admin: Caller): Promise<string> {
  const image = fileOf(await pictureBytes(), 'tipo.jpg');
  const fields = buildNewProjectType() as Record<string, string>;
  const answer = await admin.post(v1.projectTypes.create.path, { form: form({ ...fields, image }) });
  return answer.json().projectTypeId;
}

export async function givenDocumentType(
  test: TestApp,
  name = 'Ficha de datos fundamentales',
): Promise<string> {
  const description = 'Documento obligatorio con lo esencial de la inversión.';
  const [inserted] = await test.db.insert(documentTypes).values({ name, description }).returning();
  return inserted?.documentTypeId as string;
}

const pathTo: Record<PhaseName, PhaseName[]> = {
  Draft: [],
  Next_Opening: ['Next_Opening'],
  Preinvestment: ['Preinvestment'],
  Investment: ['Investment'],
  Financed: ['Investment', 'Financed'],
  Closed: ['Investment', 'Closed'],
  Discarded: ['Discarded'],
};

/** Moves a project to a phase. Publishes its sheet before it opens. */
export async function moveTo(admin: Caller, projectId: string, phaseName: PhaseName) {
  if (phaseName === 'Preinvestment' || phaseName === 'Investment') await giveOwner(admin.db, projectId);
  if (phaseName === 'Preinvestment' || phaseName === 'Investment') await givenSheet(admin.db, projectId);
  const url = `/v1/project/projects/${projectId}`;
  const moved = await admin.patch(url, { body: { phaseId: phaseIds[phaseName] } });
  if (phaseName === 'Investment' && moved.statusCode === 200) await dropDeadline(admin.db, projectId);
  return moved;
}

type ProjectOverrides = Partial<NewProject> & Pick<NewProject, 'projectTypeId'> & { phase?: PhaseName };

/**
 * Runs `act` while a project counts as fully funded, without bookings. The API does not set a project to Financed
 * with nothing raised, and most tests of financed projects need no orders.
 */
export async function whileRaised<T>({ db }: Caller, projectId: string, act: () => Promise<T>): Promise<T> {
  const raise = (amountInvestedCents: number | SQL) =>
    db.update(projects).set({ amountInvestedCents }).where(eq(projects.projectId, projectId));
  await raise(sql`${projects.financingAmountCents}`);
  const result = await act();
  await raise(0);
  return result;
}

/** Creates a project and moves it to a phase, as an administrator does in the backoffice. */
export async function givenProject(admin: Caller, { phase = 'Draft', ...overrides }: ProjectOverrides) {
  const body = onWire(v1.projects.create, buildNewProject(overrides));
  const { projectId } = (await admin.post(v1.projects.create.path, { body })).json();
  for (const next of pathTo[phase]) {
    const move = () => moveTo(admin, projectId, next);
    await (next === 'Financed' ? whileRaised(admin, projectId, move) : move());
  }
  return (await admin.get(`/v1/project/projects/${projectId}`)).json();
}
