import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMay } from '../../api/use-may.ts';
import { NotAllowed } from '../../kit/page/NotAllowed.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { CohortsPanel } from './CohortsPanel.tsx';
import { FundingPanel } from './FundingPanel.tsx';
import { FunnelPanel } from './FunnelPanel.tsx';
import { LoansPanel } from './LoansPanel.tsx';
import { RangeInputs } from './RangeInputs.tsx';
import { RepeatPanel } from './RepeatPanel.tsx';
import { useRange } from './use-range.ts';

/** Pictures of the business. The server limits managers to their own customers and projects. */
export default function Business() {
  const translate = useTranslate();
  const rangeState = useRange();
  const maySee = useMay('business', 'list');
  const seesAll = useMay('customer', 'govern');
  const { range, problem } = rangeState;
  if (maySee === undefined) return null;
  if (!maySee) return <NotAllowed />;
  return (
    <>
      <PageHeading title={translate('overview.business.title')} trail={[]} />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {translate('overview.business.lead')} {!seesAll && translate('overview.business.leadManager')}
      </Typography>
      <RangeInputs {...rangeState} />
      {!problem && (
        <>
          <CohortsPanel range={range} />
          <FunnelPanel range={range} />
          <FundingPanel range={range} />
          <RepeatPanel range={range} />
        </>
      )}
      <LoansPanel />
    </>
  );
}
