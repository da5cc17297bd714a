import type { ProjectDescription } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { lockEditableProject } from '../access.ts';
import { idsInOrder, moved, updatePlaces } from '../places.ts';
import { cleaned } from '../rich-text.ts';
import {
  type DescriptionFields,
  deleteDescriptionRow,
  descriptionRows,
  findDescription,
  insertDescription,
  updateDescription,
} from './queries.ts';

const richFields = ['description', 'descriptionEn'] as const;

export async function lockDescription(tx: Db, caller: Caller, id: string): Promise<ProjectDescription> {
  const found = await findDescription(tx, id);
  if (!found) throw new NotFound();
  await lockEditableProject(tx, caller, found.projectId);
  const description = await findDescription(tx, id);
  if (!description) throw new NotFound();
  return description;
}

export async function createDescription(
  tx: Db,
  projectId: string,
  fields: DescriptionFields,
): Promise<ProjectDescription> {
  const ids = await idsInOrder(tx, descriptionRows, projectId);
  return insertDescription(tx, { projectId, ...cleaned(fields, richFields), orderIndex: ids.length });
}

export async function editDescription(
  tx: Db,
  before: ProjectDescription,
  { orderIndex, ...fields }: Partial<DescriptionFields> & { orderIndex?: number },
): Promise<ProjectDescription> {
  const id = before.projectDescriptionId;
  if (!Object.keys(fields).length && orderIndex === undefined) return before;
  await updateDescription(tx, id, cleaned(fields, richFields));
  if (orderIndex !== undefined) {
    const ids = await idsInOrder(tx, descriptionRows, before.projectId);
    await updatePlaces(tx, descriptionRows, moved(ids, id, orderIndex));
  }
  return (await findDescription(tx, id)) as ProjectDescription;
}

export async function deleteDescription(
  tx: Db,
  { projectId, projectDescriptionId }: ProjectDescription,
): Promise<void> {
  await deleteDescriptionRow(tx, projectDescriptionId);
  await updatePlaces(tx, descriptionRows, await idsInOrder(tx, descriptionRows, projectId));
}
