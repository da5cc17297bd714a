import { useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { PeriodControls } from './PeriodControls.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { fees, movements, returns } from './summaries.ts';
import { usePeriod } from './use-period.ts';

/** What was invested, charged and delivered over time; a manager is told of theirs alone, by the server. */
export default function Statistics() {
  const translate = useTranslate();
  const asked = usePeriod();
  const { period, isCompared, problem } = asked;
  return (
    <>
      <PageHeading title={translate('overview.statistics.title')} trail={[]} />
      <PeriodControls {...asked} />
      {!problem &&
        [movements, fees, returns].map((summary) => (
          <SummaryPanel key={summary.name} summary={summary} period={period} isCompared={isCompared} />
        ))}
    </>
  );
}
