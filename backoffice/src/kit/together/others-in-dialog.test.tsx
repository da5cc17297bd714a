import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { useAsker } from '../../api/use-may.ts';
import { DecisionDialog as BankAccountDialog } from '../../records/bank-accounts/DecisionDialog.tsx';
import { AnswerDialog } from '../../records/complaints/AnswerDialog.tsx';
import { DecisionCard as InvestorKindCard } from '../../records/investor-kinds/DecisionCard.tsx';
import { DraftDialog } from '../../records/project-questions/DraftDialog.tsx';
import { DescriptionDialog } from '../../records/projects/descriptions/DescriptionDialog.tsx';
import { MediaDialog } from '../../records/projects/multimedia/MediaDialog.tsx';
import { MilestoneDialog } from '../../records/projects/timeline/MilestoneDialog.tsx';
import { LinksDialog } from '../../records/tickets/side/LinksDialog.tsx';
import { EnableDialog } from '../../records/users/actions/EnableDialog.tsx';
import { type FakeCall, fakeApi, listOf } from '../../testing/fake-api.ts';
import { fakeEvents } from '../../testing/fake-events.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, idOf, ids } from '../../testing/records.ts';
import { LiveLists } from '../live/LiveLists.tsx';
import { useClaim } from './use-claims.ts';

const claims = '/v1/overview/work-claims';
const recordId = idOf('in a dialog');
const close = () => {};
const content = { projectId: ids.project, onDone: close, onClose: close };
/** A record with what its dialog shows. */
const recordWith = <R,>(fields: object = {}) => ({ id: recordId, version: 1, ...fields }) as R;

function open(shown: ReactNode, resource: string, role: 'admin' | 'operator' = 'admin') {
  const announce = fakeEvents();
  const claim = {
    resource,
    recordId,
    userId: ids.manager,
    userName: 'Marta Ruiz Vega',
    takenAt: '2026-03-10T09:30:00.000Z',
  };
  let claimed: object[] = [claim];
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe({ role }),
    'GET /v1/account/users': listOf(),
    'GET /v1/project/projects': listOf(),
    'GET /v1/wallet/transactions': listOf(),
    'GET /v1/project/orders': listOf(),
    [`GET ${claims}`]: ({ query }: FakeCall) => ({ data: query.resource === resource ? claimed : [] }),
    [`POST ${claims}`]: claim,
    [`DELETE ${claims}/${resource}/${recordId}`]: undefined,
  });
  const mounted = mount(
    <>
      <LiveLists />
      {shown}
    </>,
    { route: '/' },
  );
  return {
    ...mounted,
    taken: () =>
      calls.filter(({ method, path }) => method === 'POST' && path === claims).map(({ body }) => body),
    released: () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path),
    asked: () => calls.filter(({ path }) => path.startsWith(claims)),
    colleague: {
      leaves() {
        claimed = [];
        announce('workClaims');
      },
      takes() {
        claimed = [claim];
        announce('workClaims');
      },
    },
  };
}

const notice = () => screen.findByText(/^Marta Ruiz Vega también lo está editando, desde el/);
const milestone = <MilestoneDialog {...content} record={recordWith({ title: 'Licencia concedida' })} />;

const bankAccount = (
  <BankAccountDialog
    record={recordWith({ account: 'ES91' })}
    state="error"
    saveLabel="Marcar con error"
    needsSecond={false}
    onClose={close}
  />
);

/** Per resource, a dialog that edits one of its records. */
const dialogs: Record<string, ReactNode> = {
  'project-timeline': milestone,
  'project-descriptions': <DescriptionDialog {...content} record={recordWith({ description: '' })} />,
  'project-media-files': <MediaDialog {...content} record={recordWith({ description: 'Fachada' })} />,
  'project-questions': <DraftDialog record={recordWith({ question: '¿Cuándo?' })} onClose={close} />,
  tickets: <LinksDialog ticket={recordWith()} onClose={close} />,
  complaints: (
    <AnswerDialog
      record={recordWith({ receivedAt: '2026-03-09T09:00:00.000Z' })}
      act="dismiss"
      onClose={close}
    />
  ),
  'bank-accounts': bankAccount,
  users: <EnableDialog record={recordWith({ role: 'user' })} onClose={close} />,
};

it.each(Object.entries(dialogs))(
  '[A33] a dialog that edits one of %s claims it, and names who else edits it',
  async (resource, shown) => {
    const { taken, released, leave } = open(shown, resource);
    expect(await notice()).toBeVisible();
    expect(taken()).toEqual([{ resource, recordId }]);
    await leave('/elsewhere');
    await waitFor(() => expect(released()).toEqual([`${claims}/${resource}/${recordId}`]));
  },
);

it('[A33] a dialog that decides on the kind of an investor claims the request', async () => {
  const record = recordWith<Parameters<typeof InvestorKindCard>[0]['record']>({
    state: 'pending',
    kind: 'professional',
  });
  const { asked, taken } = open(<InvestorKindCard record={record} />, 'investor-kinds');
  const refuse = await screen.findByRole('button', { name: 'Rechazar' });
  expect(asked()).toEqual([]);
  await userEvent.click(refuse);
  expect(await notice()).toBeVisible();
  expect(taken()).toEqual([{ resource: 'investor-kinds', recordId }]);
});

it('[A33] a dialog shows a colleague who opens the record, until they leave it', async () => {
  const { colleague } = open(milestone, 'project-timeline');
  const first = await notice();
  colleague.leaves();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  colleague.takes();
  expect(await notice()).toBeVisible();
});

const OwnRole = () => <p>{useAsker()?.role}</p>;
const unclaimed: Record<string, { shown: ReactNode; role: 'admin' | 'operator' }> = {
  'for a new record': { shown: <MilestoneDialog {...content} />, role: 'admin' },
  'for a user who may not edit the record': { shown: bankAccount, role: 'operator' },
};
it.each(Object.entries(unclaimed))('[A33][B15] a dialog %s claims nothing', async (_why, { shown, role }) => {
  const { asked } = open(
    <>
      {shown}
      <OwnRole />
    </>,
    'project-timeline',
    role,
  );
  expect(await screen.findByText(role)).toBeInTheDocument();
  await screen.findByRole('dialog');
  expect(asked()).toEqual([]);
});

const ticket = recordWith<Parameters<typeof LinksDialog>[0]['ticket']>();
function PageWithDialog() {
  const [isOpen, setOpen] = useState(true);
  useClaim('tickets', recordId);
  return isOpen && <LinksDialog ticket={ticket} onClose={() => setOpen(false)} />;
}

it('[A33] a dialog that closes leaves the claim to the page that holds it too', async () => {
  const { released, leave } = open(<PageWithDialog />, 'tickets');
  await notice();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(released()).toEqual([]);
  await leave('/elsewhere');
  await waitFor(() => expect(released()).toHaveLength(1));
});
