import { Card, Link, Typography } from '@mui/material';
import { formatDate, formatMoney } from '@semilla/format';
import { LinkBase, useTranslate } from 'react-admin';
import type { DeliveryRecord } from '../../../api/record-types/money-record.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { ColourChip } from '../../../kit/fields/ColourChip.tsx';
import { type FigureColumn, FigureTable } from '../../../kit/list/FigureTable.tsx';
import type { ProjectMoney } from './use-project-money.ts';

interface StateProps {
  delivery: DeliveryRecord;
  base: string;
}

/** The payment date with a link to the amounts, or "planned". */
function StateField({ delivery: { deliveredAt, distributionId }, base }: StateProps) {
  const translate = useTranslate();
  if (!deliveredAt) {
    return <ColourChip label={translate('project.backoffice.money.schedule.planned')} colour="grey" />;
  }
  return (
    <Link component={LinkBase} to={`${base}/distribution/${distributionId}`}>
      {translate('project.backoffice.money.schedule.paidOn', { date: formatDate(deliveredAt) })}
    </Link>
  );
}

const fields = 'project.backoffice.money.schedule';

const figureOf = (name: 'gross' | 'fee' | 'tax' | 'net' | 'principal'): FigureColumn<DeliveryRecord> => ({
  label: `${fields}.${name}`,
  value: (delivery) => formatMoney(delivery[name]),
  isFigure: true,
  isNone: (delivery) => delivery[name] === 0,
});

const figures: FigureColumn<DeliveryRecord>[] = [
  { label: `${fields}.period`, value: ({ period }) => period },
  { label: `${fields}.dueOn`, value: ({ dueOn }) => formatDate(dueOn) },
  figureOf('gross'),
  figureOf('fee'),
  figureOf('tax'),
  figureOf('net'),
  figureOf('principal'),
];

const stateIn = (base: string): FigureColumn<DeliveryRecord> => ({
  label: `${fields}.state`,
  value: (delivery) => <StateField delivery={delivery} base={base} />,
});

function DeliveryNameField({ delivery: { period, dueOn } }: Pick<StateProps, 'delivery'>) {
  const translate = useTranslate();
  return (
    <span>
      {translate('project.backoffice.money.deliver.title', { period })} · {formatDate(dueOn)}
    </span>
  );
}

const headingIn = (base: string) => (delivery: DeliveryRecord) => (
  <>
    <DeliveryNameField delivery={delivery} />
    <StateField delivery={delivery} base={base} />
  </>
);

function Refunded({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <Typography>
      {translate('project.backoffice.money.schedule.refunded')}{' '}
      <Link component={LinkBase} to={to}>
        {translate('project.backoffice.money.schedule.seeRefund')}
      </Link>
    </Typography>
  );
}

/** Planned and paid returns of a project by period. */
export function ScheduleCard({ project, money }: { project: ProjectRecord; money: ProjectMoney }) {
  const translate = useTranslate();
  const base = `/project/${project.id}/movements`;
  const { deliveries, refundId } = money;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(`${fields}.title`)}
      </Typography>
      {refundId && <Refunded to={`${base}/distribution/${refundId}`} />}
      {deliveries.length > 0 && (
        <FigureTable
          label={translate(`${fields}.title`)}
          columns={[...figures, stateIn(base)]}
          rows={deliveries}
          keyOf={({ period }) => period}
          heading={headingIn(base)}
        />
      )}
      {deliveries.length === 0 && !refundId && (
        <Typography color="textSecondary">{translate(`${fields}.empty`)}</Typography>
      )}
    </Card>
  );
}
