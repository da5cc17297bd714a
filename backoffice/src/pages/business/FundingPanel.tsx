import { addressOf } from '@semilla/client';
import { type BusinessRange, type FundingTime, fundingStates, v1 } from '@semilla/contract';
import { formatDate, formatNumber, formatRoundMoney } from '@semilla/format';
import { Link, useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { type FigureColumn, FigureTable } from '../../kit/list/FigureTable.tsx';
import { FigureChart } from './FigureChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { useProjectsPath } from './use-projects-path.ts';

const pixelsPerBar = 26;
const pixelsAround = 90;

const linkOf = ({ projectId, projectName }: FundingTime) => (
  <Link to={`/project/${projectId}`}>{projectName}</Link>
);

/** How many days projects took from their opening until they had all their money. */
export function FundingPanel({ range }: { range: BusinessRange }) {
  const translate = useTranslate();
  const pathOf = useProjectsPath();
  const columns: FigureColumn<FundingTime>[] = [
    { label: 'fields.fundingTimes.projectName', value: linkOf },
    {
      label: 'fields.fundingTimes.state',
      value: ({ state }) => translate(`overview.business.fundingStates.${state}`),
      isFigure: true,
    },
    { label: 'fields.fundingTimes.openedOn', value: ({ openedOn }) => formatDate(openedOn), isFigure: true },
    {
      label: 'fields.fundingTimes.fundedOn',
      value: ({ fundedOn }) => (fundedOn ? formatDate(fundedOn) : '–'),
      isFigure: true,
      isNone: ({ fundedOn }) => !fundedOn,
    },
    { label: 'fields.fundingTimes.days', value: ({ days }) => formatNumber(days), isFigure: true },
    {
      label: 'fields.fundingTimes.target',
      value: ({ target }) => formatRoundMoney(target),
      isFigure: true,
    },
  ];
  return (
    <FigurePanel
      name="fundingTimes"
      query={range}
      find={(signal) => call(v1.business.findFundingTimes, { query: range }, { signal })}
      isEmpty={({ total }) => total === 0}
      headline={({ medianDays }) =>
        medianDays === null
          ? translate('overview.business.figures.noneFunded')
          : translate('overview.business.figures.fundingTimes', { smart_count: medianDays })
      }
      chartHeight={({ total }) => Math.max(300, pixelsAround + total * pixelsPerBar)}
      renderChart={({ data }) => (
        <FigureChart
          isSideways
          isStacked
          hasLongNames
          rows={data.map(({ projectName, state, days }) => ({ name: projectName, [state]: days }))}
          series={fundingStates.map((state) => ({
            key: state,
            name: translate(`overview.business.daysUntil.${state}`),
          }))}
          format={formatNumber}
        />
      )}
      renderTable={({ data }) => (
        <FigureTable
          label={translate('overview.business.of.fundingTimes')}
          columns={columns}
          rows={data}
          keyOf={({ projectId }) => projectId}
          heading={linkOf}
        />
      )}
      file={addressOf(v1.business.exportFundingTimes, { query: range })}
      list={{
        label: 'overview.business.seeProjects',
        to: pathOf({ openedFrom: range.fromDate, openedTo: range.toDate }),
      }}
    />
  );
}
