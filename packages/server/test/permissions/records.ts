import { type Project, v1 } from '@semilla/contract';
import {
  buildNewComplaint,
  buildNewDocumentType,
  buildNewProject,
  buildNewProjectType,
  buildNewTicket,
  buildPdf,
  type NewProject,
} from '@semilla/contract/testing';
import sharp from 'sharp';
import { fees } from '../../src/schema/fees.ts';
import { orderMovements } from '../../src/schema/order-movements.ts';
import { orders } from '../../src/schema/orders.ts';
import type { World } from './world.ts';

let count = 0;

export function unique(name: string): string {
  count += 1;
  return `${name} ${process.pid}-${count}`;
}

export const pdf = () => new File([buildPdf()], 'documento.pdf', { type: 'application/pdf' });

export async function picture(width = 64, height = 40): Promise<File> {
  const flat = sharp({ create: { width, height, channels: 3, background: '#0f5c4a' } });
  const bytes = await flat.jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' });
}

const cachedIds = new WeakMap<object, Map<string, Promise<string>>>();

/** Creates a shared record once per world; no test changes it. */
function once({ test }: World, name: string, make: () => Promise<string>): Promise<string> {
  const ids = cachedIds.get(test) ?? new Map<string, Promise<string>>();
  cachedIds.set(test, ids);
  const id = ids.get(name) ?? make();
  ids.set(name, id);
  return id;
}

export const projectTypeId = (world: World) =>
  once(world, 'project type', async () => {
    const body = { ...buildNewProjectType(), image: await picture() };
    return (await world.make(v1.projectTypes.create, { body })).projectTypeId;
  });

export const documentTypeId = (world: World) =>
  once(world, 'document type', async () => {
    return (await world.make(v1.documentTypes.create, { body: buildNewDocumentType() })).documentTypeId;
  });

/** A project of the manager that the site does not show yet. */
export async function hiddenProject(world: World, overrides: Partial<NewProject> = {}): Promise<Project> {
  const managerId = world.people.manager.userId;
  const fields = {
    projectTypeId: await projectTypeId(world),
    managerId,
    name: unique('Edificio'),
    ...overrides,
  };
  return world.make(v1.projects.create, { body: buildNewProject(fields) });
}

export async function ticketOf(world: World, userId = world.owner.whole.userId) {
  return world.make(v1.tickets.create, {
    body: { ...buildNewTicket({ title: unique('Pregunta') }), userId },
  });
}

/** A complaint of a new owner, because each address may have only a few open ones. */
export async function complaintOf(world: World, overrides: Parameters<typeof buildNewComplaint>[0] = {}) {
  const owner = await world.newOwner();
  const body = buildNewComplaint(overrides);
  return { ...(await world.make(v1.complaints.create, { body }, owner.whole)), owner };
}

export async function accountDocumentOf(
  world: World,
  userId = world.owner.whole.userId,
  by = world.owner.whole,
) {
  const body = { accountId: userId, ownerId: userId, visible: true, file: pdf() };
  return world.make(v1.accountDocuments.create, { body }, by);
}

/** An order of the owner in a project of the manager, with its movement and a fee. */
export async function orderOf(world: World) {
  const { db } = world.test;
  const { projectId, projectPhaseId, name } = await hiddenProject(world);
  const common = { projectId, userId: world.owner.whole.userId, createdAt: world.test.clock.now };
  const [order] = await db
    .insert(orders)
    .values({ ...common, projectPhaseId, amountCents: 50_000, termsVersion: '2026-01' })
    .returning();
  const orderId = order?.orderId as string;
  const [movement] = await db
    .insert(orderMovements)
    .values({ ...common, orderId, type: 'invest', amountCents: 50_000 })
    .returning();
  const [fee] = await db
    .insert(fees)
    .values({ ...common, orderId, amountCents: 500, percentageHundredths: 100 })
    .returning();
  return {
    orderId,
    projectId,
    projectName: name,
    orderMovementId: movement?.orderMovementId as string,
    feeId: fee?.feeId as string,
  };
}
