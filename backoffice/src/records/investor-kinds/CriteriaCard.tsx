import MetIcon from '@mui/icons-material/CheckCircleOutlined';
import NotMetIcon from '@mui/icons-material/HighlightOffOutlined';
import { Box, Card, Link, Typography } from '@mui/material';
import { criteriaOf } from '@semilla/contract';
import { LinkBase, useTranslate } from 'react-admin';
import type { InvestorKindOf } from '../../api/record-types/investor-kind-record.ts';

function Criteria({ record }: { record: InvestorKindOf }) {
  const translate = useTranslate();
  return (
    <>
      <Typography color="textSecondary">
        {translate(`investor.backoffice.needs.${record.userKind}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1.5, display: 'grid', gap: 1.5 }}>
        {criteriaOf(record.userKind, record).map(({ name, isMet }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1 }}>
            {isMet ? <MetIcon color="success" aria-hidden /> : <NotMetIcon color="disabled" aria-hidden />}
            <Box>
              <Typography>{translate(`investor.criteria.${name}`)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {translate(isMet ? 'investor.backoffice.isMet' : 'investor.backoffice.isNotMet')}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** The legal criteria of the requested kind, and which of them the stated figures meet. */
export function CriteriaCard({ record }: { record: InvestorKindOf }) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('investor.backoffice.sections.criteria')}
      </Typography>
      {record.kind === 'professional' ? (
        <Typography gutterBottom>{translate('investor.backoffice.professionalHint')}</Typography>
      ) : (
        <Criteria record={record} />
      )}
      <Link component={LinkBase} to={`/customer/${record.userId}/documents`}>
        {translate('investor.backoffice.evidence')}
      </Link>
    </Card>
  );
}
