import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import type { TreasuryDesk, WaitingMovement } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useRef, useState } from 'react';
import { LinkBase, useNavigate, useTranslate } from 'react-admin';
import { listPath } from '../../../api/list-path.ts';
import { useMay } from '../../../api/use-may.ts';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { NoteDialog } from '../../../records/bank-entries/NoteDialog.tsx';
import { likelyPath } from './likely-path.ts';
import { MovementRow } from './MovementRow.tsx';
import { needsSecond } from './needs-second.ts';
import { type RefusedBooking, useBookings } from './use-bookings.ts';
import { useMovementKeys } from './use-movement-keys.ts';
import { WhyDialog } from './WhyDialog.tsx';

const isWhyNeeded = ({ code }: RefusedBooking) => code === 'approvals.why_needed';

function Refused({ refused }: { refused: readonly RefusedBooking[] }) {
  const translate = useTranslate();
  return refused
    .filter((one) => !isWhyNeeded(one))
    .map(({ movement, code }) => (
      <Alert key={movement.bankEntryId} severity="error">
        {movement.counterpartyName ?? movement.text}: {translate(`errors.${code}`)}
      </Alert>
    ));
}

/** Tracks the movement under the keyboard cursor and the selected movements. */
function useChosen(waiting: readonly WaitingMovement[]) {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const current = Math.min(index, waiting.length - 1);
  const focus = (next: number) => {
    setIndex(next);
    list.current?.querySelectorAll<HTMLElement>('li')[next]?.focus();
  };
  const focusBooking = () =>
    list.current?.querySelectorAll('li')[current]?.querySelector<HTMLElement>('[data-run-by-enter]')?.focus();
  const isInList = () => list.current?.contains(document.activeElement) ?? false;
  const toggle = ({ bankEntryId, suggestion }: WaitingMovement) => {
    if (!suggestion) return;
    const next = new Set(ids);
    if (!next.delete(bankEntryId)) next.add(bankEntryId);
    setIds(next);
  };
  return {
    list,
    current,
    setIndex,
    toggle,
    clear: () => setIds(new Set()),
    chosen: waiting.filter(({ bankEntryId }) => ids.has(bankEntryId)),
    isInList,
    focusBooking,
    move: (by: 1 | -1) => {
      focus(isInList() ? Math.min(Math.max(current + by, 0), waiting.length - 1) : current);
    },
  };
}

/** Books what the user may book alone. The rest, and what the API refuses without a reason, is asked about. */
function useBookingOrAsking() {
  const { book, refused, forget, ...sending } = useBookings();
  const [asked, setAsked] = useState<WaitingMovement[]>([]);
  const unexplained = [...asked, ...refused.filter(isWhyNeeded).map(({ movement }) => movement)];
  return {
    ...sending,
    refused,
    unexplained,
    start: async (movements: readonly WaitingMovement[]) => {
      await book(movements.filter((one) => !needsSecond(one)));
      setAsked(movements.filter(needsSecond));
    },
    explain: async (why: string) => {
      if (await book(unexplained, why)) setAsked([]);
    },
    forget: () => {
      setAsked([]);
      forget();
    },
  };
}

function Movements({ waiting }: Pick<TreasuryDesk, 'waiting'>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { list, current, chosen, ...choice } = useChosen(waiting);
  const { start, explain, isSending, refusal, refused, unexplained, forget } = useBookingOrAsking();
  const [held, setHeld] = useState<string>();
  const mayDecide = useMay('bank', 'decide');
  const movement = waiting[current];
  const aim = (one: WaitingMovement) => {
    if (one.suggestion && mayDecide) choice.focusBooking();
    else navigate(likelyPath(one));
  };
  useMovementKeys({
    isInList: choice.isInList,
    move: choice.move,
    aim: () => movement && aim(movement),
    select: () => movement && choice.toggle(movement),
    hold: () => movement && mayDecide && setHeld(movement.bankEntryId),
  });
  const needy = chosen.filter(needsSecond).length;
  return (
    <Stack sx={{ gap: 2 }}>
      <Refusal message={refusal} />
      <Refused refused={refused} />
      <Stack
        component="ul"
        ref={list}
        aria-label={translate('payment.treasury.waits')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {waiting.map((one, index) => (
          <MovementRow
            key={one.bankEntryId}
            movement={one}
            isCurrent={index === current}
            isChosen={chosen.includes(one)}
            onFocus={() => choice.setIndex(index)}
            onToggle={() => choice.toggle(one)}
            acts={
              mayDecide
                ? { book: () => void start([one]), hold: () => setHeld(one.bankEntryId), isSending }
                : undefined
            }
          />
        ))}
      </Stack>
      {mayDecide && needy > 0 && (
        <Typography>{translate('payment.treasury.whyHint', { smart_count: needy })}</Typography>
      )}
      {mayDecide && chosen.length > 0 && (
        <Button
          variant="contained"
          disabled={isSending}
          sx={{ alignSelf: 'start' }}
          onClick={() => {
            choice.clear();
            void start(chosen);
          }}
        >
          {translate('payment.treasury.bookMany', { smart_count: chosen.length })}
        </Button>
      )}
      {held && <NoteDialog bankEntryId={held} state="held" onClose={() => setHeld(undefined)} />}
      {unexplained.length > 0 && <WhyDialog count={unexplained.length} onSubmit={explain} onClose={forget} />}
    </Stack>
  );
}

/** Movements that wait for a decision. Each can be handled with keys or buttons. */
export function WaitingMovements({ desk: { waiting, waitingTotal, leftToday } }: { desk: TreasuryDesk }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby="treasury-waits" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="treasury-waits" variant="h2" gutterBottom>
        {translate('payment.treasury.waits')}
      </Typography>
      {waiting.length === 0 && <Typography>{translate('payment.treasury.nothingWaits')}</Typography>}
      {waiting.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {translate('wallet.backoffice.decide.leftToday', { amount: formatMoney(leftToday) })}
          </Typography>
          <Movements waiting={waiting} />
        </>
      )}
      {waitingTotal > waiting.length && (
        <Button component={LinkBase} to={listPath('/bank/', { state: 'waiting' })}>
          {translate('payment.treasury.seeAll', { count: waitingTotal })}
        </Button>
      )}
    </Card>
  );
}
