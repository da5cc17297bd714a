import { useTranslate } from 'react-admin';
import { useMay } from '../../api/use-may.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { Accounting } from './Accounting.tsx';
import { PeriodInputs } from './PeriodInputs.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { fees, movements, returns } from './summaries.ts';
import { TaxForms } from './TaxForms.tsx';
import { usePeriod } from './use-period.ts';
import { YearlyReport } from './YearlyReport.tsx';

/** Investments, fees and returns over time. The server limits managers to their own customers and projects. */
export default function Statistics() {
  const translate = useTranslate();
  const periodState = usePeriod();
  const mayReport = useMay('statistics', 'report');
  const mayAccount = useMay('statistics', 'account');
  const { period, isCompared, problem } = periodState;
  return (
    <>
      <PageHeading title={translate('overview.statistics.title')} trail={[]} />
      <PeriodInputs {...periodState} />
      {!problem &&
        [movements, fees, returns].map((summary) => (
          <SummaryPanel key={summary.name} summary={summary} period={period} isCompared={isCompared} />
        ))}
      {mayReport && <YearlyReport />}
      {mayReport && <TaxForms />}
      {mayAccount && <Accounting />}
    </>
  );
}
