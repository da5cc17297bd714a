import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { SheetProvider } from '../../kit/shortcuts/sheet-context.tsx';
import { type FakeCall, fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, idOf, ids } from '../../testing/records.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';

export const lucia = idOf('lucia');
export const customer = { userId: lucia, name: 'Lucía Ferrer', email: 'lucia@example.com', role: 'user' };
export const movement = {
  transactionId: idOf('move'),
  userId: lucia,
  userName: 'Lucía Ferrer',
  type: 'income',
  amount: '500.00',
  status: 'pending',
  isInPaymentFile: false,
};
export const account = {
  bankAccountId: idOf('acc'),
  userName: 'Lucía Ferrer',
  account: '•••• 1332',
  state: 'pending',
};
export const identity = {
  verificationId: idOf('ver'),
  userId: lucia,
  userName: 'Lucía Ferrer',
  status: 'Completed',
};
export const proposal = {
  proposalId: idOf('prop'),
  act: 'release',
  subjectName: 'Edificio Lavapiés',
  proposedById: ids.manager,
  refusal: null,
};
export const project = {
  projectId: ids.project,
  name: 'Edificio Lavapiés',
  phaseName: 'Draft',
  managerId: ids.manager,
  awaitsSending: true,
};
export const ticket = {
  ticketId: idOf('tick'),
  title: 'No llega',
  userId: lucia,
  userName: 'Lucía Ferrer',
  stateId: 'Open',
  isMerged: false,
};
const nothing = {
  customers: [],
  movements: [],
  bankEntries: [],
  bankAccounts: [],
  verifications: [],
  proposals: [],
  projects: [],
  owners: [],
  complaints: [],
  paymentFiles: [],
  questions: [],
  promotions: [],
  tickets: [],
};

const names = ['approvals', 'audit', 'bank', 'config/canned-answers', 'ticket'];
const resources = {
  ...Object.fromEntries(names.map((name) => [name, { name, hasList: true }])),
  customer: { name: 'customer', hasList: true, options: { label: 'Clientes' } },
};
export const manager = buildMe({ role: 'operator', userId: ids.manager });

/** Opens the search with the keyboard, and enters a text. */
export async function search(text: string, found: object, answers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/overview/search': { ...nothing, ...found },
    ...answers,
  });
  const mounted = mount(
    <SheetProvider>
      <Shortcuts />
    </SheetProvider>,
    { at: '/project', resources },
  );
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/me'))).toBe(true));
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.paste(text);
  return { calls, ...mounted };
}

export const texts = (options: HTMLElement[]) => options.map(({ textContent }) => textContent);
/** The options of a group now. Tests wait for them, because the results for the first letters come first. */
export const optionsOf = (name: string) =>
  texts(within(screen.getByRole('group', { name })).getAllByRole('option'));
/** The option that Enter opens. */
export const chosen = () => screen.getByRole('option', { selected: true });
export const searches = (calls: FakeCall[]) =>
  calls.filter(({ path }) => path === '/v1/overview/search').map(({ query }) => query);
