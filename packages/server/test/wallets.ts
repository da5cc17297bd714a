import { v1 } from '@semilla/contract';
import { buildNewProject, type NewProject, onWire } from '@semilla/contract/testing';
import { projectTypes } from '../src/schema/project-types.ts';
import type { Caller } from './callers.ts';
import { moveTo } from './projects.ts';
import type { TestApp } from './test-app.ts';

interface WalletAnswer {
  walletId: string;
  userId: string;
  userName: string;
  balance: string;
  held: string;
  createdAt: string;
}

const walletsUrl = '/v1/wallet/wallets';

/** The wallet of a user, as the user sees it. */
export async function walletOf(owner: Caller): Promise<WalletAnswer> {
  return (await owner.get(walletsUrl)).json().data[0];
}

/** Creates a project that is open to all investors. */
export async function anOpenProject(
  test: TestApp,
  admin: Caller,
  overrides: Partial<NewProject> = {},
): Promise<string> {
  const type = { name: 'Préstamo promotor', description: 'Financia una obra.' };
  const [{ projectTypeId } = { projectTypeId: '' }] = await test.db
    .insert(projectTypes)
    .values(type)
    .returning();
  const fields = buildNewProject({ projectTypeId, dateStart: null, dateEnd: null, ...overrides });
  const { projectId } = (
    await admin.post(v1.projects.create.path, { body: onWire(v1.projects.create, fields) })
  ).json();
  await moveTo(admin, projectId, 'Investment');
  return projectId;
}
