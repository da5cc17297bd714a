import {
  createAccountDocument,
  createDocumentType,
  createProject,
  createProjectType,
  openTicket,
  type Project,
} from '@semilla/contract';
import {
  buildNewDocumentType,
  buildNewProject,
  buildNewProjectType,
  buildNewTicket,
  buildPdf,
  type NewProject,
} from '@semilla/contract/testing';
import sharp from 'sharp';
import { fees } from '../project/fees/table.ts';
import { orderMovements } from '../project/order-movements/table.ts';
import { orders } from '../project/orders/table.ts';
import type { World } from './world.ts';

let count = 0;

/** A name that nothing else has. */
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

const kept = new WeakMap<object, Map<string, Promise<string>>>();

/** What serves many records and is changed by none is made once for each world. */
function once({ test }: World, name: string, make: () => Promise<string>): Promise<string> {
  const made = kept.get(test) ?? new Map<string, Promise<string>>();
  kept.set(test, made);
  const id = made.get(name) ?? make();
  made.set(name, id);
  return id;
}

export const projectTypeId = (world: World) =>
  once(world, 'project type', async () => {
    const body = { ...buildNewProjectType(), image: await picture() };
    return (await world.make(createProjectType, { body })).projectTypeId;
  });

export const documentTypeId = (world: World) =>
  once(world, 'document type', async () => {
    return (await world.make(createDocumentType, { body: buildNewDocumentType() })).documentTypeId;
  });

/** A project that the front office does not show yet, of the manager. */
export async function hiddenProject(world: World, given: Partial<NewProject> = {}): Promise<Project> {
  const managerId = world.people.manager.userId;
  const fields = { projectTypeId: await projectTypeId(world), managerId, name: unique('Edificio'), ...given };
  return world.make(createProject, { body: buildNewProject(fields) });
}

export async function ticketOf(world: World, userId = world.owner.whole.userId) {
  return world.make(openTicket, { body: { ...buildNewTicket({ title: unique('Pregunta') }), userId } });
}

export async function accountDocumentOf(
  world: World,
  userId = world.owner.whole.userId,
  by = world.owner.whole,
) {
  const body = { accountId: userId, ownerId: userId, visible: true, file: pdf() };
  return world.make(createAccountDocument, { body }, by);
}

/** What the owner put into a project of the manager's, with its movement and a fee. */
export async function orderOf(world: World) {
  const { db } = world.test;
  const { projectId, projectPhaseId, name } = await hiddenProject(world);
  const whose = { projectId, userId: world.owner.whole.userId, createdAt: world.test.clock.now };
  const [order] = await db
    .insert(orders)
    .values({ ...whose, projectPhaseId, amountCents: 50_000, termsVersion: '2026-01' })
    .returning();
  const orderId = order?.orderId as string;
  const [movement] = await db
    .insert(orderMovements)
    .values({ ...whose, orderId, type: 'invest', amountCents: 50_000 })
    .returning();
  const [fee] = await db
    .insert(fees)
    .values({ ...whose, orderId, amountCents: 500, percentageHundredths: 100 })
    .returning();
  return {
    orderId,
    projectId,
    projectName: name,
    orderMovementId: movement?.orderMovementId as string,
    feeId: fee?.feeId as string,
  };
}
