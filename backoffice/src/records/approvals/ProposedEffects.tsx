import BecomesIcon from '@mui/icons-material/ArrowForward';
import { Alert, Box, Card, Stack, Typography } from '@mui/material';
import { camelCase } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../api/record-types/audit-record.ts';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { DifferenceValue } from '../../kit/activity/DifferenceValue.tsx';
import { type Difference, differencesIn, labelOf } from '../../kit/activity/differences-in.ts';
import { RecordName } from '../../kit/activity/RecordName.tsx';
import { SubjectLink } from '../../kit/activity/SubjectLink.tsx';
import { FactList, TitledFact } from '../../kit/fields/Facts.tsx';
import { ProposedSum } from './ProposedSum.tsx';
import { proposedMoney } from './proposed-money.ts';

/** The resource of subjects with a name of their own. The others are called by their kind. */
const named: Record<string, string | undefined> = { project: 'project', user: 'customer' };

/** Fields that hold a doubt, for the second person to look into. */
const doubts = new Set([
  'fields.transactions.wasRecalled',
  'fields.transactions.movements',
  'fields.transactions.bookedDeposits',
  'fields.bankEntries.doubt',
  'fields.bankEntries.withdrawals',
  'fields.bankStatements.otherAccounts',
  'fields.bankStatements.differentEntries',
  'fields.bankAccounts.sameEnding',
  'fields.projects.alikePayments',
]);
const isDoubt = ({ field }: Difference) => field !== undefined && doubts.has(field.label);

/** Fields that say nothing to people who read the details below. */
const unread = new Set(['fields.paymentFiles.digest']);
const isRead = ({ field }: Difference) => field === undefined || !unread.has(field.label);

type Effect = ProposalRecord['effects'][number];
const entryOf = (effect: Effect) => ({ ...effect, isErased: false }) as unknown as AuditRecord;
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** What a field will be and, if it has a value now, what it is now. */
function Planned({ difference }: { difference: Difference }) {
  const translate = useTranslate();
  const { before, after } = difference;
  return (
    <>
      {!isNothing(before) && (
        <>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <DifferenceValue difference={difference} side="before" />
          </Box>
          <BecomesIcon
            fontSize="inherit"
            titleAccess={translate('approvals.becomes')}
            sx={{ mx: 0.5, verticalAlign: 'middle' }}
          />
        </>
      )}
      {(!isNothing(after) || isNothing(before)) && <DifferenceValue difference={difference} side="after" />}
    </>
  );
}

/** What is doubtful about a proposal. */
export function Doubts({ effects }: { effects: readonly Effect[] }) {
  const translate = useTranslate();
  return effects.flatMap((effect, index) =>
    differencesIn(entryOf(effect))
      .filter(isDoubt)
      .map((doubt) => (
        <Alert key={`${doubt.name} ${index}`} severity="warning" sx={{ whiteSpace: 'pre-line' }}>
          {labelOf(doubt, translate)}: <DifferenceValue difference={doubt} side="after" />
        </Alert>
      )),
  );
}

/** What an effect would change, without its doubts. */
export function EffectFacts({ effect }: { effect: Effect }) {
  const translate = useTranslate();
  return (
    <FactList>
      {differencesIn(entryOf(effect))
        .filter((one) => !isDoubt(one) && isRead(one))
        .map((difference) => (
          <TitledFact key={difference.name} title={labelOf(difference, translate)}>
            <Planned difference={difference} />
          </TitledFact>
        ))}
    </FactList>
  );
}

function Subject({ effect, record }: { effect: Effect; record: ProposalRecord }) {
  const { subjectId, subjectType } = effect;
  const resource = named[subjectType];
  if (resource && subjectId && subjectId !== record.subjectId)
    return <RecordName resource={resource} id={subjectId} />;
  return <SubjectLink entry={entryOf(effect)} name={resource && record.subjectName} />;
}

/** What a proposal would do, with the money first, and what is doubtful above it. */
export function ProposedEffects({ record }: { record: ProposalRecord }) {
  const translate = useTranslate();
  const money = proposedMoney(record);
  const act = translate(`approvals.acts.${record.act}`);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('approvals.sections.effects')}
      </Typography>
      <Stack sx={{ gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
        <Doubts effects={record.effects} />
      </Stack>
      {money && <ProposedSum money={money} />}
      {record.effects.map((effect, index) => (
        <Box key={`${effect.action} ${effect.subjectId} ${index}`} sx={{ mb: 2 }}>
          <Typography gutterBottom sx={{ fontWeight: 'medium' }}>
            {translate(`approvals.effects.${camelCase(effect.action)}`, { _: act })} ·{' '}
            <Subject effect={effect} record={record} />
          </Typography>
          <EffectFacts effect={effect} />
        </Box>
      ))}
    </Card>
  );
}
