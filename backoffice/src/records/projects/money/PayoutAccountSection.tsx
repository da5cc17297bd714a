import { Box, Button, Card, Typography } from '@mui/material';
import { type PayoutAccount, takeMax, v1 } from '@semilla/contract';
import { formatDate, maskIban } from '@semilla/format';
import { useState } from 'react';
import { useGetList, useRefresh, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { call } from '../../../api/session.ts';
import { useMay } from '../../../api/use-may.ts';
import { Fact } from '../../../kit/fields/Facts.tsx';
import { FileOnDemand } from '../../../kit/fields/FileOnDemand.tsx';
import { WholeIbanField } from '../../../kit/fields/WholeIbanField.tsx';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { PayoutAccountDialog } from './PayoutAccountDialog.tsx';

type PayoutAccountRecord = PayoutAccount & { id: string };

const newestFirst = {
  sort: { field: 'since', order: 'DESC' },
  pagination: { page: 1, perPage: takeMax },
} as const;

const columns = { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' };

function CurrentAccount({ account }: { account: PayoutAccountRecord }) {
  const { projectId, payoutAccountId, holderName, file, since, proposedByName, approvedByName } = account;
  const params = { projectId, payoutAccountId };
  const people = [proposedByName, approvedByName].filter(Boolean).join(' · ');
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, gridTemplateColumns: columns }}>
      <Fact label="fields.payoutAccounts.account">
        <WholeIbanField
          masked={account.account}
          maySee
          findNumber={() => call(v1.payoutAccounts.findNumber, { params })}
        />
      </Fact>
      <Fact label="fields.payoutAccounts.holderName">{holderName}</Fact>
      <Fact label="fields.payoutAccounts.since">{formatDate(since)}</Fact>
      {people && <Fact label="project.backoffice.money.payout.people">{people}</Fact>}
      {file && (
        <Fact label="payment.backoffice.sections.certificate" isWide>
          <FileOnDemand
            file={file}
            label="payment.backoffice.seeCertificate"
            findUrl={() => call(v1.payoutAccounts.findCertificateUrl, { params })}
          />
        </Fact>
      )}
    </Box>
  );
}

function EarlierAccounts({ accounts }: { accounts: PayoutAccountRecord[] }) {
  const translate = useTranslate();
  if (!accounts.length) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {translate('project.backoffice.money.payout.earlier')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {accounts.map(({ id, account, holderName, since, replacedAt }) => (
          <li key={id}>
            {[
              maskIban(account),
              holderName,
              `${formatDate(since)} – ${formatDate(replacedAt ?? since)}`,
            ].join(' · ')}
          </li>
        ))}
      </Box>
    </>
  );
}

/** The account that receives the project's money now, and the earlier ones. */
export function PayoutAccountSection({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const mayPropose = useMay('payout-accounts', 'create', project);
  const [isProposing, setProposing] = useState(false);
  const filter = { projectId: project.id };
  const list = useGetList<PayoutAccountRecord>(
    'payout-accounts',
    { ...newestFirst, filter },
    { retry: false },
  );
  if (list.error && !list.data)
    return <PartFailure title="project.backoffice.money.payout.title" of={list} />;
  const accounts = list.data ?? [];
  const current = accounts.find(({ replacedAt }) => !replacedAt);
  const isOver = project.phaseName === 'Closed' || project.phaseName === 'Discarded';
  const close = () => setProposing(false);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('project.backoffice.money.payout.title')}
      </Typography>
      {current && <CurrentAccount account={current} />}
      {list.data && !current && (
        <Typography color="textSecondary">{translate('project.backoffice.money.payout.none')}</Typography>
      )}
      <EarlierAccounts accounts={accounts.filter(({ replacedAt }) => replacedAt)} />
      {mayPropose && !isOver && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setProposing(true)}>
          {translate('project.backoffice.money.payout.propose')}
        </Button>
      )}
      {isProposing && (
        <PayoutAccountDialog
          project={project}
          onDone={() => {
            close();
            refresh();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
