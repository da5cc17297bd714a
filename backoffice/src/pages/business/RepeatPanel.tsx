import { addressOf } from '@semilla/client';
import { type BusinessRange, type RepeatRate, v1 } from '@semilla/contract';
import { formatNumber, formatPercent } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { type FigureColumn, FigureTable } from '../../kit/list/FigureTable.tsx';
import { usePeriodNames } from '../statistics/use-period-names.ts';
import { customersPath } from './customers-path.ts';
import { FigureChart } from './FigureChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';

/** The share of investors with two or more projects at the end of each month. */
export function RepeatPanel({ range }: { range: BusinessRange }) {
  const translate = useTranslate();
  const nameOf = usePeriodNames();
  const monthOf = ({ month }: RepeatRate) => nameOf('month', month);
  const columns: FigureColumn<RepeatRate>[] = [
    { label: 'fields.repeatRates.month', value: monthOf },
    {
      label: 'fields.repeatRates.investors',
      value: ({ investors }) => formatNumber(investors),
      isFigure: true,
    },
    {
      label: 'fields.repeatRates.repeatInvestors',
      value: ({ repeatInvestors }) => formatNumber(repeatInvestors),
      isFigure: true,
    },
    { label: 'fields.repeatRates.share', value: ({ share }) => formatPercent(share), isFigure: true },
  ];
  return (
    <FigurePanel
      name="repeatRates"
      query={range}
      find={async (signal) => {
        const { data } = await call(v1.business.findRepeatRates, { query: range }, { signal });
        // The months before the first investor would be rows of zeros.
        return data.slice(
          Math.max(
            0,
            data.findIndex(({ investors }) => investors > 0),
          ),
        );
      }}
      isEmpty={(months) => !months.at(-1)?.investors}
      headline={(months) => {
        const last = months.at(-1);
        return translate('overview.business.figures.repeatRates', {
          share: formatPercent(last?.share ?? 0),
          repeating: formatNumber(last?.repeatInvestors ?? 0),
          investors: formatNumber(last?.investors ?? 0),
        });
      }}
      renderChart={(months) => (
        <FigureChart
          rows={months.map((row) => ({ name: monthOf(row), ...row }))}
          series={(['investors', 'repeatInvestors'] as const).map((key) => ({
            key,
            name: translate(`fields.repeatRates.${key}`),
          }))}
          format={formatNumber}
        />
      )}
      renderTable={(months) => (
        <FigureTable
          label={translate('overview.business.of.repeatRates')}
          columns={columns}
          rows={months}
          keyOf={({ month }) => month}
          heading={monthOf}
        />
      )}
      file={addressOf(v1.business.exportRepeatRates, { query: range })}
      list={{
        label: 'overview.business.seeCustomers',
        to: customersPath({ hasSeveralProjects: true }),
      }}
    />
  );
}
