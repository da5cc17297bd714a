import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { Cents, UserActKind, UserSummary } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useRecordContext, useTranslate } from 'react-admin';
import { listPath } from '../../../api/list-path.ts';
import type { CustomerRecord } from '../../../api/record-types/customer-record.ts';
import { useManagers } from '../../../kit/fields/lookups.ts';
import { PlaceLink } from '../../../kit/fields/PlaceLink.tsx';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { NextActTile } from '../../../kit/summary/NextActTile.tsx';
import { NextPaymentTile } from '../../../kit/summary/NextPaymentTile.tsx';
import { SummaryTiles } from '../../../kit/summary/SummaryTile.tsx';
import { useUserSummary } from '../../../kit/summary/use-summary.ts';
import { type Wait, WaitsTile } from '../../../kit/summary/WaitsTile.tsx';
import { CustomerAvatar } from './CustomerAvatar.tsx';
import { CustomerInvestments } from './CustomerInvestments.tsx';

const words = 'account.backoffice.summary';

/** Since when, and who looks after the customer. */
function Who({ customer }: { customer: CustomerRecord }) {
  const translate = useTranslate();
  const { managers } = useManagers();
  const manager = managers.find(({ id }) => id === customer.managerId)?.name;
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(`account.kinds.${customer.kind}`)}
      {' · '}
      {translate(`${words}.since`, { date: formatDate(customer.createdAt) })}
      {' · '}
      {customer.managerId
        ? translate(`${words}.manager`, { name: manager ?? '…' })
        : translate(`${words}.noManager`)}
    </Typography>
  );
}

interface AmountProps {
  label: string;
  amount: Cents | undefined;
  isMain?: boolean;
}

function Amount({ label, amount, isMain = false }: AmountProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(label)}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: isMain ? { xs: '1.75rem', sm: '2rem' } : '1.25rem',
          fontWeight: 'bold',
          lineHeight: 1.3,
        }}
      >
        {amount === undefined ? <Skeleton width={isMain ? 170 : 110} /> : formatMoney(amount)}
      </Typography>
    </Box>
  );
}

function Amounts({ summary }: { summary: UserSummary | undefined }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 4, rowGap: 1, m: 0, mt: 1 }}
    >
      <Amount label="fields.wallets.balance" amount={summary?.balance} isMain />
      <Amount label="account.backoffice.figures.invested" amount={summary?.invested} />
      <Amount label="fields.wallets.held" amount={summary?.held} />
    </Box>
  );
}

const actPlaces: Partial<Record<UserActKind, string>> = {
  decideIdentity: '/verification',
  decideTransaction: '/wallet',
  decideBankAccount: '/bank-account',
  decideInvestorKind: '/investor-kinds',
  answerComplaint: '/complaint',
  answerTicket: '/ticket',
};

function useWaits(userId: string) {
  const translate = useTranslate();
  const page = `/customer/${userId}`;
  const places: Record<keyof UserSummary['waits'], string> = {
    transactions: `${page}/wallet`,
    verifications: `${page}/verifications`,
    bankAccounts: `${page}/bank-accounts`,
    investorKinds: `${page}/investor`,
    tickets: `${page}/tickets`,
    complaints: listPath('/complaint/', { userId }),
    proposals: '/approvals',
  };
  const names = Object.keys(places) as (keyof UserSummary['waits'])[];
  return (waits: UserSummary['waits']): Wait[] =>
    names
      .filter((name) => waits[name] > 0)
      .map((name) => ({
        label: translate(`${words}.waits.${name}`, { smart_count: waits[name] }),
        to: places[name],
      }));
}

function Answers({ customer, summary }: { customer: CustomerRecord; summary: UserSummary | undefined }) {
  const translate = useTranslate();
  const waitsOf = useWaits(customer.userId);
  const act = summary?.act;
  const place = act && actPlaces[act.kind];
  const next = summary?.next;
  const { role, disabled, verificationStatus } = customer;
  const mayProveIdentity = !disabled && verificationStatus !== 'Declined';
  const awaitsIdentity = role === 'user' && mayProveIdentity && verificationStatus !== 'Approved';
  const nothing = awaitsIdentity ? translate(`${words}.awaitsIdentity`) : null;
  return (
    <SummaryTiles>
      <NextActTile
        text={act ? translate(`${words}.acts.${act.kind}`) : summary && nothing}
        to={act && place ? `${place}/${act.subjectId}` : undefined}
      />
      <NextPaymentTile title={`${words}.next`} next={next} none={`${words}.noPayments`}>
        {next && <PlaceLink to={`/project/${next.projectId}`}>{next.projectName}</PlaceLink>}
      </NextPaymentTile>
      <WaitsTile waits={summary && waitsOf(summary.waits)} />
    </SummaryTiles>
  );
}

/** What staff need to know first about a customer. */
export function CustomerSummary() {
  const customer = useRecordContext<CustomerRecord>();
  const translate = useTranslate();
  const query = useUserSummary(customer?.userId ?? '');
  if (!customer) return null;
  const { data: summary } = query;
  return (
    <Card component="section" aria-label={translate(`${words}.title`)} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2.5 }}>
        <Box sx={{ display: 'flex', gap: { xs: 2, sm: 3 } }}>
          <CustomerAvatar customer={customer} />
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Who customer={customer} />
            {!query.error && <Amounts summary={summary} />}
          </Box>
        </Box>
        {query.error ? (
          <PartFailure title="account.backoffice.figures.title" of={query} />
        ) : (
          <>
            <Answers customer={customer} summary={summary} />
            <CustomerInvestments summary={summary} page={`/customer/${customer.userId}`} />
          </>
        )}
      </Stack>
    </Card>
  );
}
