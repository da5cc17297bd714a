import { v1 } from '@semilla/contract';
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

/** Creates a project with its own type, as an administrator; returns its id. */
export async function newProject(admin: Caller, overrides: Partial<NewProject> = {}): Promise<string> {
  count += 1;
  const fields = buildNewProjectType() as Record<string, string>;
  const type = { ...fields, name: `Tipo ${count}`, image: await newPhoto() };
  const { projectTypeId } = (await admin.post(v1.projectTypes.create.path, { form: formOf(type) })).json();
  const body = onWire(v1.projects.create, buildNewProject({ ...overrides, projectTypeId }));
  return (await admin.post(v1.projects.create.path, { body })).json().projectId;
}

/** Creates a ticket of the caller; returns its id. */
export async function newTicket(customer: Caller, overrides: { title?: string } = {}): Promise<string> {
  const fields = { ...(buildNewTicket() as object), ...overrides };
  return (await customer.post(v1.tickets.create.path, { form: formOf(fields) })).json().ticketId;
}

export const ticketUrl = (ticketId: string) => `${v1.tickets.create.path}/${ticketId}`;
