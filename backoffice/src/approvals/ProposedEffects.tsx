import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { camelCase } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../audit/audit-record.ts';
import { Differences } from '../audit/Differences.tsx';
import { SubjectLink } from '../audit/SubjectLink.tsx';
import type { ProposalRecord } from './proposal-record.ts';

// The name of other subjects says whose they are, so a link with it would seem to lead to the person.
const named = new Set(['project', 'user']);

/**
 * Shows the effects of a proposal as the audit trail will show them once they happen. If an effect has no
 * label, the label of the proposed act is used.
 */
export function ProposedEffects({ record }: { record: ProposalRecord }) {
  const translate = useTranslate();
  const act = translate(`approvals.acts.${record.act}`);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('approvals.sections.effects')}
      </Typography>
      {record.effects.map((effect, index) => {
        const entry = { ...effect, isErased: false } as unknown as AuditRecord;
        const isNamed = effect.subjectId === record.subjectId && named.has(effect.subjectType);
        return (
          <Box key={`${effect.action} ${effect.subjectId} ${index}`} sx={{ mb: 2, overflowX: 'auto' }}>
            <Typography gutterBottom sx={{ fontWeight: 'medium' }}>
              {translate(`approvals.effects.${camelCase(effect.action)}`, { _: act })} ·{' '}
              <SubjectLink entry={entry} name={isNamed ? record.subjectName : undefined} />
            </Typography>
            <Differences entry={entry} />
          </Box>
        );
      })}
    </Card>
  );
}
