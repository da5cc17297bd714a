import { createProject, createProjectType, openTicket } from '@semilla/contract';
import {
  buildNewProject,
  buildNewProjectType,
  buildNewTicket,
  type NewProject,
  onWire,
} from '@semilla/contract/testing';
import sharp from 'sharp';
import type { Caller } from './callers.ts';
import { fileOf, formOf } from './forms.ts';

let count = 0;

export async function newPhoto(width = 64, height = 40): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#0f5c4a', noise } });
  return fileOf(await picture.jpeg().toBuffer(), 'fachada.jpg');
}

/** A project of a type of its own, as an administrator makes it; says its id. */
export async function newProject(admin: Caller, given: Partial<NewProject> = {}): Promise<string> {
  count += 1;
  const fields = buildNewProjectType() as Record<string, string>;
  const type = { ...fields, name: `Tipo ${count}`, image: await newPhoto() };
  const { projectTypeId } = (await admin.post(createProjectType.path, { form: formOf(type) })).json();
  const body = onWire(createProject, buildNewProject({ ...given, projectTypeId }));
  return (await admin.post(createProject.path, { body })).json().projectId;
}

/** A ticket of whoever calls; says its id. */
export async function newTicket(customer: Caller, given: { title?: string } = {}): Promise<string> {
  const fields = { ...(buildNewTicket() as object), ...given };
  return (await customer.post(openTicket.path, { form: formOf(fields) })).json().ticketId;
}

export const ticketUrl = (ticketId: string) => `${openTicket.path}/${ticketId}`;
