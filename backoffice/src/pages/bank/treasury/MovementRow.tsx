import { Box, Button, Checkbox, Link, Typography } from '@mui/material';
import type { WaitingMovement } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { LinkBase, useTranslate } from 'react-admin';
import { useSecondPersonWords } from '../../../kit/second-person/SecondPersonHint.tsx';
import { signedAmount } from '../../../records/bank-entries/signed-amount.ts';
import { likelyPath } from './likely-path.ts';
import { needsSecond } from './needs-second.ts';

interface RowProps {
  movement: WaitingMovement;
  /** True for the movement that the keyboard shortcuts act on. */
  isCurrent: boolean;
  isChosen: boolean;
  onFocus: () => void;
  onToggle: () => void;
  /** Undefined for users who may not decide. */
  acts: { book: () => void; hold: () => void; isSending: boolean } | undefined;
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  gap: 1,
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
  py: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

function Suggestion({ movement }: Pick<RowProps, 'movement'>) {
  const translate = useTranslate();
  const wordsOf = useSecondPersonWords();
  const { suggestion, likely, doubt } = movement;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {doubt && translate(`payment.entryDoubts.${doubt}`)}
        {suggestion && ` · ${translate('payment.treasury.suggested', { name: suggestion.userName })}`}
        {likely && ` · ${translate(`payment.treasury.likely.${likely.as}`, { name: likely.projectName })}`}
      </Typography>
      {suggestion && needsSecond(movement) && (
        <Typography variant="body2">{wordsOf(suggestion.secondPersonFor)}</Typography>
      )}
    </>
  );
}

/** A movement that waits for a decision, with the suggested customer. */
export function MovementRow({ movement, isCurrent, isChosen, onFocus, onToggle, acts }: RowProps) {
  const translate = useTranslate();
  const { bankEntryId, bookedOn, counterpartyName, text, suggestion, likely } = movement;
  const who = counterpartyName ?? (text || translate('payment.bank.movement'));
  const sum = formatMoney(signedAmount(movement));
  const what = translate('payment.treasury.book', { amount: formatMoney(movement.amount) });
  return (
    <Box
      component="li"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${who}, ${sum}`}
      onFocus={onFocus}
      sx={row}
    >
      <Checkbox
        checked={isChosen}
        disabled={!suggestion || !acts}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': translate('payment.treasury.select', { name: who }) } }}
      />
      <div>
        <Link component={LinkBase} to={`/bank/${bankEntryId}`} sx={{ overflowWrap: 'anywhere' }}>
          {who}
        </Link>
        <Typography variant="body2">
          {formatDate(bookedOn)} · <strong>{sum}</strong>
        </Typography>
        <Suggestion movement={movement} />
      </div>
      {acts && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', gridColumn: { xs: '2', md: 'auto' } }}>
          {suggestion && (
            <Button
              size="small"
              variant="outlined"
              disabled={acts.isSending}
              onClick={acts.book}
              data-run-by-enter
            >
              {needsSecond(movement) ? translate('approvals.propose', { what }) : what}
            </Button>
          )}
          {likely && (
            <Button size="small" variant="outlined" component={LinkBase} to={likelyPath(movement)}>
              {translate('payment.treasury.look')}
            </Button>
          )}
          <Button size="small" disabled={acts.isSending} onClick={acts.hold}>
            {translate('payment.bank.held.action')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
