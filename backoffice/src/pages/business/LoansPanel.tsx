import { addressOf } from '@semilla/client';
import { type LoansOfAge, sumCents, v1 } from '@semilla/contract';
import { formatMoney, formatNumber, formatPercent } from '@semilla/format';
import { Link, useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { usePhases } from '../../kit/fields/lookups.ts';
import { type FigureColumn, FigureTable } from '../../kit/list/FigureTable.tsx';
import { shortMoney } from '../statistics/short-money.ts';
import { FigureChart } from './FigureChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { useProjectsPath } from './use-projects-path.ts';

const loansIn = (ages: LoansOfAge[]) => ages.reduce((sum, { loans }) => sum + loans, 0);

/** The principal that is still to be repaid, by how late the loans are. */
export function LoansPanel() {
  const translate = useTranslate();
  const pathOf = useProjectsPath();
  const { phases } = usePhases();
  const financed = phases.find(({ name }) => name === 'Financed');
  const nameOf = ({ age }: LoansOfAge) => translate(`overview.business.ages.${age}`);
  const linkOf = (row: LoansOfAge) =>
    row.loans ? <Link to={pathOf({ loanAge: row.age })}>{nameOf(row)}</Link> : nameOf(row);
  const columns: FigureColumn<LoansOfAge>[] = [
    { label: 'fields.loansByAge.age', value: linkOf },
    { label: 'fields.loansByAge.loans', value: ({ loans }) => formatNumber(loans), isFigure: true },
    {
      label: 'fields.loansByAge.principal',
      value: ({ principal }) => formatMoney(principal),
      isFigure: true,
    },
    { label: 'fields.loansByAge.share', value: ({ share }) => formatPercent(share), isFigure: true },
    { label: 'fields.loansByAge.missing', value: ({ missing }) => formatMoney(missing), isFigure: true },
  ];
  return (
    <FigurePanel
      name="loansByAge"
      query={{}}
      find={async (signal) => (await call(v1.business.findLoansByAge, { query: {} }, { signal })).data}
      isEmpty={(ages) => loansIn(ages) === 0}
      headline={(ages) =>
        translate('overview.business.figures.loansByAge', {
          smart_count: loansIn(ages),
          principal: formatMoney(sumCents(ages.map(({ principal }) => principal))),
        })
      }
      renderChart={(ages) => (
        <FigureChart
          isSideways
          rows={ages.map((row) => ({ name: nameOf(row), principal: row.principal, missing: row.missing }))}
          series={(['principal', 'missing'] as const).map((key) => ({
            key,
            name: translate(`fields.loansByAge.${key}`),
          }))}
          format={shortMoney}
        />
      )}
      renderTable={(ages) => (
        <FigureTable
          label={translate('overview.business.of.loansByAge')}
          columns={columns}
          rows={ages}
          keyOf={({ age }) => age}
          heading={linkOf}
        />
      )}
      file={addressOf(v1.business.exportLoansByAge, { query: {} })}
      list={{ label: 'overview.business.seeProjects', to: pathOf({ phaseId: financed?.phaseId }) }}
    />
  );
}
