import { createProject, createProjectType, type PhaseName } from '@semilla/contract';
import { buildNewProject, buildNewProjectType, type NewProject, onWire } from '@semilla/contract/testing';
import sharp from 'sharp';
import { documentTypes } from '../misc/document-types/table.ts';
import type { Caller } from '../testing/callers.ts';
import type { TestApp } from '../testing/test-app.ts';
import { phaseIds } from './phases/catalogue.ts';

export function form(fields: Record<string, string | File>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
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
  const answer = await admin.post(createProjectType.path, { form: form({ ...fields, image }) });
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

export async function moveTo(admin: Caller, projectId: string, phaseName: PhaseName) {
  const url = `/v1/project/projects/${projectId}`;
  return admin.patch(url, { body: { phaseId: phaseIds[phaseName] } });
}

type Given = Partial<NewProject> & Pick<NewProject, 'projectTypeId'> & { phase?: PhaseName };

/** A project in a phase, made by an administrator the way the backoffice makes it. */
export async function givenProject(admin: Caller, { phase = 'Draft', ...given }: Given) {
  const body = onWire(createProject, buildNewProject(given));
  const { projectId } = (await admin.post(createProject.path, { body })).json();
  for (const next of pathTo[phase]) await moveTo(admin, projectId, next);
  return (await admin.get(`/v1/project/projects/${projectId}`)).json();
}
