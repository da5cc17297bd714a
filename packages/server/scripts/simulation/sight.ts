import { addDays, centsFromDecimal, civilDateAt, ownerDocumentKinds, v1 } from '@semilla/contract';
import type { Random } from '@semilla/contract/testing';
import {
  buildNewOwner,
  buildNewProject,
  buildPdf,
  buildSheetTexts,
  companyTaxId,
  onWire,
  sheetAttested,
} from '@semilla/contract/testing';
import { type Answer, Person } from './person.ts';

export interface Venture {
  projectId: string;
  financingCents: number;
  investedCents: number;
  minimumCents: number;
  /** Whether the project takes no more orders. The reflection periods of its orders may still run. */
  isFull: boolean;
  isFinanced: boolean;
  isClosed: boolean;
  delivered: number;
}

/** An act that waits for the second administrator. */
export interface Proposal {
  proposalId: string;
  proposer: Person;
  /** Whether its approval was refused, so that it can only be declined. */
  isRefused: boolean;
  /** Updates the simulator's knowledge once it is approved. */
  learn: () => void;
}

/** The simulated people and their knowledge of the platform. */
export interface Sight {
  random: Random;
  admins: Person[];
  investors: Person[];
  ventures: Venture[];
  orders: { orderId: string; investor: Person; projectId: string }[];
  waiting: string[];
  proposals: Proposal[];
  proof: File;
  projectTypeId: string;
  openPhaseId: string;
}

const investorsMax = 12;

function mustBe({ status, code, body }: Answer, what: string): Answer['body'] {
  if (code !== undefined) throw new Error(`${what}: ${status} ${code}`);
  return body;
}

async function logInAll(url: string, emails: string[], firstIndex: number): Promise<Person[]> {
  const people: Person[] = [];
  for (const [index, email] of emails.entries()) {
    if (people.length === investorsMax) break;
    const person = new Person(url, firstIndex + index);
    if (await person.logIn(email)) people.push(person);
  }
  return people;
}

async function findInvestors(admin: Person): Promise<string[]> {
  const list = async (path: string) => mustBe(await admin.get(path), path).data;
  const accounts = await list('/v1/payment/bank-accounts?state=valid&main=true&take=100');
  const banked = new Set(accounts.map(({ userId }: { userId: string }) => userId));
  const users = await list('/v1/account/users?role=user&verificationStatus=Approved&disabled=false&take=100');
  return users
    .filter(({ userId }: { userId: string }) => banked.has(userId))
    .map(({ email }: { email: string }) => email);
}

/** Logs in the demo's administrators and investors. */
export async function lookAround(url: string, random: Random): Promise<Sight> {
  const admins = await logInAll(url, ['admin@semilla.test', 'admin2@semilla.test'], 0);
  const [admin] = admins;
  if (!admin) throw new Error(`Nobody can log in at ${url}: it must run with the demo.`);
  const investors = await logInAll(url, await findInvestors(admin), 10);
  if (!investors.length) throw new Error('The demo has no investor who can log in.');
  const types = mustBe(await admin.get('/v1/project/project-types?take=1'), 'types of projects');
  const proof = new File([buildPdf('Justificante')], 'justificante.pdf', { type: 'application/pdf' });
  const { projectTypeId } = types.data[0];
  const phases = mustBe(await admin.get('/v1/project/phases?take=10'), 'phases');
  const { phaseId: openPhaseId } = phases.data.find(({ name }: { name: string }) => name === 'Investment');
  const emptyLists = { ventures: [], orders: [], waiting: [], proposals: [] };
  return { random, admins, investors, ...emptyLists, proof, projectTypeId, openPhaseId };
}

/** Has one administrator propose something and another approve it. */
async function byTwo(
  { admins }: Sight,
  proposed: Parameters<Person['send']>[0],
  what: string,
): Promise<void> {
  const [first, second] = admins as [Person, Person];
  const { proposalId, seen } = mustBe(await first.send(proposed), what);
  const approval = { path: `/v1/approvals/${proposalId}/approve`, body: { seen }, key: crypto.randomUUID() };
  mustBe(await second.send({ method: 'POST', ...approval }), `the approval of ${what}`);
}

/** Gives a project a payout account. */
async function addPayoutAccount(sight: Sight, projectPath: string): Promise<void> {
  const account = 'ES9121000418450200051332';
  const { proof: document } = sight;
  const form = { account, holderName: 'Promotora Simulada, S.L.', document, why: 'La primera.' };
  await byTwo(sight, { method: 'POST', path: `${projectPath}/payout-accounts`, form }, 'its account');
}

/** Adds an owner with all the evidence that its offers need to open. */
async function addOwner({ admins, random, proof }: Sight): Promise<string> {
  const admin = admins[0] as Person;
  const taxId = companyTaxId(random.integer(1, 9_999_999));
  const body = onWire(v1.owners.create, buildNewOwner({ taxId })) as object;
  const { ownerId } = mustBe(
    await admin.send({ method: 'POST', path: v1.owners.create.path, body }),
    'an owner',
  );
  // Some weeks ago, because the clock of the platform may be set back.
  const issuedOn = addDays(civilDateAt(new Date()), -60);
  for (const kind of ownerDocumentKinds) {
    const form = { ownerId, kind, issuedOn, file: proof };
    mustBe(await admin.send({ method: 'POST', path: v1.ownerDocuments.create.path, form }), kind);
  }
  return ownerId;
}

/** Records that nobody withholds tax of the interest of a project. */
const addUntaxedGround = (sight: Sight, path: string) =>
  byTwo(sight, { method: 'PATCH', path, body: { untaxedGround: 'other' } }, 'its ground for no tax');

/** Writes and publishes the sheet of a project. */
async function addSheet(sight: Sight, projectPath: string): Promise<void> {
  const [first] = sight.admins as [Person];
  const path = `${projectPath}/sheet`;
  const edited = mustBe(
    await first.send({ method: 'PATCH', path, body: { texts: buildSheetTexts() } }),
    'its sheet',
  );
  const body = { seenVersion: edited.version, why: 'Está completa.', ...sheetAttested };
  await byTwo(sight, { method: 'POST', path: `${path}/publish`, body }, 'its sheet');
}

/** Creates a project with a random amount and opens it. */
export async function openVenture(sight: Sight): Promise<void> {
  const { random, admins, projectTypeId, openPhaseId, ventures } = sight;
  const admin = admins[0] as Person;
  const financingCents = random.integer(30_000, 900_000);
  const minimumCents = random.integer(1, 9_000);
  const body = onWire(
    v1.projects.create,
    buildNewProject({
      projectTypeId,
      url: `simulado-${crypto.randomUUID()}`,
      financingAmount: financingCents,
      minimumInvestment: minimumCents,
      dateStart: null,
      dateEnd: '2099-12-31',
      startedAt: null,
      preinvestorDateEnd: null,
      maxInvestorNumber: random.chance(0.3) ? random.integer(1, 5) : null,
      projectDuration: random.integer(1, 7),
      preinvestorAmount: null,
    }),
  ) as object;
  const answer = await admin.send({ method: 'POST', path: '/v1/project/projects', body });
  if (answer.code) throw new Error(`a project: ${JSON.stringify(answer.body)}`);
  const { projectId } = answer.body;
  const path = `/v1/project/projects/${projectId}`;
  const promoterId = await addOwner(sight);
  mustBe(await admin.send({ method: 'PATCH', path, body: { promoterId } }), 'its owner');
  await addUntaxedGround(sight, path);
  await addSheet(sight, path);
  mustBe(await admin.send({ method: 'PATCH', path, body: { phaseId: openPhaseId } }), 'to open it');
  await addPayoutAccount(sight, path);
  const initialState = { investedCents: 0, isFull: false, isFinanced: false, isClosed: false, delivered: 0 };
  ventures.push({ projectId, financingCents, minimumCents, ...initialState });
}

/** The cents that a project still owes. */
export async function outstandingOf({ admins }: Sight, projectId: string): Promise<number> {
  const { body } = await (admins[0] as Person).get(`/v1/project/projects/${projectId}/payments?take=1`);
  return body?.balances ? centsFromDecimal(body.balances.outstanding) : 0;
}

/** The projects that may be invested in. */
export const openVentures = ({ ventures }: Sight): Venture[] =>
  ventures.filter(({ isFull, isFinanced, isClosed }) => !isFull && !isFinanced && !isClosed);
