import { Skeleton, Stack } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { Fact, Facts } from '../../../kit/fields/Facts.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { PlainField } from '../../../kit/fields/PlainField.tsx';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';
import { LoanCard } from './LoanCard.tsx';
import { MoneyActs } from './MoneyActs.tsx';
import { PayoutAccountSection } from './PayoutAccountSection.tsx';
import { PayoutOrders } from './PayoutOrders.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { useProjectMoney } from './use-project-money.ts';

export function MoneyOverview({ project }: { project: ProjectRecord }) {
  const money = useProjectMoney(project.id);
  const mayMove = useMay('project', 'moveMoney');
  const { balances } = money;
  const failure = money.error && <LoadFailure error={money.error} onRetry={money.retry} />;
  if (!money.isKnown || !balances) return failure ?? <Skeleton variant="rounded" height={320} />;
  return (
    <Stack sx={{ gap: 2 }}>
      {/* The figures stay when loading them again fails, because a dialog may be open on them. */}
      {failure}
      <RecordContextProvider value={{ ...project, ...balances }}>
        <Facts title="project.backoffice.money.where">
          <Fact label="fields.projects.amountInvested">
            <MoneyField source="amountInvested" />
          </Fact>
          <Fact label="fields.projects.investorNumber">
            <PlainField source="investorNumber" />
          </Fact>
          <Fact label="project.backoffice.money.escrow">
            <MoneyField source="escrow" />
          </Fact>
          {balances.escrowOrdered > 0 && (
            <Fact label="project.backoffice.money.ordered">
              <MoneyField source="escrowOrdered" />
            </Fact>
          )}
          <Fact label="project.backoffice.money.returns">
            <MoneyField source="returns" />
          </Fact>
          {(project.taxWithholder || balances.tax > 0) && (
            <Fact label="project.backoffice.money.tax">
              <MoneyField source="tax" />
            </Fact>
          )}
          {balances.taxOrdered > 0 && (
            <Fact label="project.backoffice.money.ordered">
              <MoneyField source="taxOrdered" />
            </Fact>
          )}
          <Fact label="project.backoffice.money.outstanding">
            <MoneyField source="outstanding" />
          </Fact>
        </Facts>
      </RecordContextProvider>
      <PayoutAccountSection project={project} />
      <PayoutOrders projectId={project.id} />
      {mayMove && <MoneyActs project={project} balances={balances} money={money} />}
      {(project.phaseName === 'Financed' || project.phaseName === 'Closed') && <LoanCard project={project} />}
      <ScheduleCard project={project} money={money} />
    </Stack>
  );
}
