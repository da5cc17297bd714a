import { addressOf } from '@semilla/client';
import { type BusinessRange, type ReachedStep, v1 } from '@semilla/contract';
import { formatNumber, formatPercent } from '@semilla/format';
import { Link, useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { type FigureColumn, FigureTable } from '../../kit/list/FigureTable.tsx';
import { customersPath } from './customers-path.ts';
import { FigureChart } from './FigureChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';

/** How far the customers have come who registered in a period. */
export function FunnelPanel({ range }: { range: BusinessRange }) {
  const translate = useTranslate();
  const nameOf = ({ step }: ReachedStep) => translate(`overview.business.steps.${step}`);
  const linkOf = (row: ReachedStep) => (
    <Link to={customersPath({ reached: row.step, ...range })}>{nameOf(row)}</Link>
  );
  const columns: FigureColumn<ReachedStep>[] = [
    { label: 'fields.funnel.step', value: linkOf },
    { label: 'fields.funnel.customers', value: ({ customers }) => formatNumber(customers), isFigure: true },
    { label: 'fields.funnel.share', value: ({ share }) => formatPercent(share), isFigure: true },
    {
      label: 'fields.funnel.shareOfBefore',
      value: ({ shareOfBefore }) => formatPercent(shareOfBefore),
      isFigure: true,
    },
    {
      label: 'fields.funnel.medianDays',
      value: ({ medianDays }) => (medianDays === null ? '–' : formatNumber(medianDays)),
      isFigure: true,
    },
  ];
  return (
    <FigurePanel
      name="funnel"
      query={range}
      find={async (signal) => (await call(v1.business.findFunnel, { query: range }, { signal })).data}
      isEmpty={(steps) => !steps[0]?.customers}
      headline={(steps) => {
        const last = steps.at(-1);
        return translate('overview.business.figures.funnel', {
          invested: formatNumber(last?.customers ?? 0),
          registered: formatNumber(steps[0]?.customers ?? 0),
          share: formatPercent(last?.share ?? 0),
        });
      }}
      renderChart={(steps) => (
        <FigureChart
          isSideways
          rows={steps.map((row) => ({ name: nameOf(row), customers: row.customers }))}
          series={[{ key: 'customers', name: translate('fields.funnel.customers') }]}
          format={formatNumber}
        />
      )}
      renderTable={(steps) => (
        <FigureTable
          label={translate('overview.business.of.funnel')}
          columns={columns}
          rows={steps}
          keyOf={({ step }) => step}
          heading={linkOf}
        />
      )}
      file={addressOf(v1.business.exportFunnel, { query: range })}
      list={{
        label: 'overview.business.seeCustomers',
        to: customersPath({ reached: 'registered', ...range }),
      }}
    />
  );
}
