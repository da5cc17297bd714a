import { addressOf } from '@semilla/client';
import { type LoanAge, type LoansOfAge, sumCents, v1 } from '@semilla/contract';
import { formatMoney, formatNumber, formatPercent } from '@semilla/format';
import { Link, useGetIdentity, useTranslate } from 'react-admin';
import { type FigureColumn, FigureTable } from '../layout/FigureTable.tsx';
import { listPath } from '../providers/list-path.ts';
import { call } from '../providers/session.ts';
import { useMay } from '../providers/use-may.ts';
import { shortMoney } from '../statistics/short-money.ts';
import { FigureChart } from './FigureChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';

const loansIn = (ages: LoansOfAge[]) => ages.reduce((sum, { loans }) => sum + loans, 0);

/** The list of projects whose loan is of an age. Managers see other projects in the list too, so it is limited to theirs. */
function useProjectsPath() {
  const seesAll = useMay('customer', 'govern');
  const { identity } = useGetIdentity();
  return (loanAge?: LoanAge) =>
    listPath('/project/', { ...(loanAge && { loanAge }), ...(!seesAll && { managerId: identity?.id }) });
}

/** The principal that is still to be repaid, by how late the loans are. */
export function LoansPanel() {
  const translate = useTranslate();
  const pathOf = useProjectsPath();
  const nameOf = ({ age }: LoansOfAge) => translate(`overview.business.ages.${age}`);
  const linkOf = (row: LoansOfAge) =>
    row.loans ? <Link to={pathOf(row.age)}>{nameOf(row)}</Link> : nameOf(row);
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
      list={{ label: 'overview.business.seeProjects', to: pathOf() }}
    />
  );
}
