import { addressOf } from '@semilla/client';
import { type BusinessRange, type CohortMonth, v1 } from '@semilla/contract';
import { formatPercent } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { CohortTable } from './CohortTable.tsx';
import { retentionCurve, retentionMean } from './cohort-rows.ts';
import { customersPath } from './customers-path.ts';
import { FigureChart } from './FigureChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { shortPercent } from './short-percent.ts';

const newInvestors = (cells: CohortMonth[]) =>
  cells.filter(({ monthsAfter }) => monthsAfter === 0).reduce((sum, { size }) => sum + size, 0);

/** How many investors come back in the months after their first order. */
export function CohortsPanel({ range }: { range: BusinessRange }) {
  const translate = useTranslate();
  const headline = (cells: CohortMonth[]) => {
    const mean = retentionMean(cells);
    return mean === undefined
      ? translate('overview.business.figures.newInvestors', { smart_count: newInvestors(cells) })
      : translate('overview.business.figures.cohorts', { share: formatPercent(mean) });
  };
  return (
    <FigurePanel
      name="cohorts"
      query={range}
      find={async (signal) => (await call(v1.business.findCohorts, { query: range }, { signal })).data}
      isEmpty={(cells) => newInvestors(cells) === 0}
      headline={headline}
      renderChart={(cells) => (
        <FigureChart
          rows={retentionCurve(cells).map(({ monthsAfter, share }) => ({
            name: translate('overview.business.monthNumber', { number: monthsAfter }),
            share,
          }))}
          series={[{ key: 'share', name: translate('overview.business.curve'), isLine: true }]}
          format={shortPercent}
        />
      )}
      renderTable={(cells) => <CohortTable title={translate('overview.business.of.cohorts')} cells={cells} />}
      file={addressOf(v1.business.exportCohorts, { query: range })}
      list={{ label: 'overview.business.seeCustomers', to: customersPath({ reached: 'invested' }) }}
    />
  );
}
