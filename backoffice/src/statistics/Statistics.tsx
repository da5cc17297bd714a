import { useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { PeriodInputs } from './PeriodInputs.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { fees, movements, returns } from './summaries.ts';
import { usePeriod } from './use-period.ts';

/** Investments, fees and returns over time; for managers, the server limits them to their own. */
export default function Statistics() {
  const translate = useTranslate();
  const periodState = usePeriod();
  const { period, isCompared, problem } = periodState;
  return (
    <>
      <PageHeading title={translate('overview.statistics.title')} trail={[]} />
      <PeriodInputs {...periodState} />
      {!problem &&
        [movements, fees, returns].map((summary) => (
          <SummaryPanel key={summary.name} summary={summary} period={period} isCompared={isCompared} />
        ))}
    </>
  );
}
