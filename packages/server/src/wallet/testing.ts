import { createProject } from '@semilla/contract';
import { buildNewProject, type NewProject, onWire } from '@semilla/contract/testing';
import { phaseIds } from '../project/phases/catalogue.ts';
import { projectTypes } from '../project/project-types/table.ts';
import type { Caller } from '../testing/callers.ts';
import type { TestApp } from '../testing/test-app.ts';

interface WalletTold {
  walletId: string;
  userId: string;
  userName: string;
  balance: string;
  held: string;
  createdAt: string;
}

const walletsUrl = '/v1/wallet/wallets';

/** The one wallet of a user, as they are told of it. */
export async function walletOf(owner: Caller): Promise<WalletTold> {
  return (await owner.get(walletsUrl)).json().data[0];
}

/** A project that anybody may invest in now. */
export async function anOpenProject(
  test: TestApp,
  admin: Caller,
  given: Partial<NewProject> = {},
): Promise<string> {
  const type = { name: 'Préstamo promotor', description: 'Financia una obra.' };
  const [{ projectTypeId } = { projectTypeId: '' }] = await test.db
    .insert(projectTypes)
    .values(type)
    .returning();
  const fields = buildNewProject({ projectTypeId, dateStart: null, dateEnd: null, ...given });
  const { projectId } = (
    await admin.post(createProject.path, { body: onWire(createProject, fields) })
  ).json();
  await admin.patch(`/v1/project/projects/${projectId}`, { body: { phaseId: phaseIds.Investment } });
  return projectId;
}
