import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { ReactNode } from 'react';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { useDecisionKey, useMoneyKey } from '../../kit/acts/deciding/deciding-context.ts';
import { KeyCap } from '../../kit/acts/deciding/KeyCap.tsx';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { ProseDraftOffer } from '../../kit/form/drafts/DraftOffer.tsx';
import { useProseDraftPath } from '../../kit/form/drafts/use-prose-draft-path.ts';
import { PersistentForm } from '../../kit/form/PersistentForm.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import { SecondPersonHint } from '../../kit/second-person/SecondPersonHint.tsx';
import { type ChosenCustomer, useBookingNeeds, useBookingProblems } from './use-booking-needs.ts';

type Values = Record<string, unknown>;

interface CustomerBookingProps {
  entry: EntryRecord;
  /** What the button says, and the message once it is done: `payment.bank.book`, for example. */
  words: { act: string; done: string };
  draft: string;
  defaultValues?: Values;
  chosenBy: (values: Values) => ChosenCustomer;
  children?: ReactNode;
}

interface BookButtonProps extends Pick<CustomerBookingProps, 'entry' | 'chosenBy'> {
  what: string;
  isSending: boolean;
}

/** Says what the booking takes of the user before they decide. */
function BookButton({ entry, chosenBy, what, isSending }: BookButtonProps) {
  const translate = useTranslate();
  const proposeKey = useDecisionKey('approve');
  const approveKey = useMoneyKey('approve');
  const chosen = chosenBy(useWatch());
  const { data: needs, error, refetch } = useBookingNeeds(entry, chosen);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (chosen.userId && !needs) return <Skeleton variant="rounded" height={72} />;
  const reasons = needs?.secondPersonFor ?? [];
  const needsSecond = reasons.length > 0;
  return (
    <>
      <SecondPersonHint reasons={reasons}>
        {needs && (
          <Typography variant="body2" color="textSecondary">
            {translate('wallet.backoffice.decide.leftToday', { amount: formatMoney(needs.leftToday) })}
          </Typography>
        )}
      </SecondPersonHint>
      {needsSecond && <TextInput source="why" label="approvals.why" multiline minRows={2} isRequired />}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isSending}
        {...(needsSecond ? proposeKey : approveKey)}
      >
        {needsSecond ? translate('approvals.propose', { what }) : what}
        <KeyCap of="approve" isMoney={!needsSecond} />
      </Button>
    </>
  );
}

/** Books a movement for a customer, or proposes it if a second person must approve it. */
export function CustomerBooking({ entry, words, draft, chosenBy, ...props }: CustomerBookingProps) {
  const { defaultValues, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const draftPath = useProseDraftPath(draft);
  const problemsOf = useBookingProblems(entry);
  const acting = useMoneyAct(v1.bankEntries.book, ({ userName }) =>
    notify(words.done, { type: 'success', messageArgs: { name: userName } }),
  );
  const params = { bankEntryId: entry.bankEntryId };
  return (
    <PersistentForm
      {...(defaultValues && { defaultValues })}
      validate={(values) => problemsOf(chosenBy(values), values.why)}
      onSubmit={(values) => acting.run({ params, body: { ...chosenBy(values), why: values.why } })}
      proseDraftPath={draftPath}
      warnWhenUnsavedChanges={false}
    >
      <Stack sx={{ gap: 1 }}>
        <ProseDraftOffer />
        <Refusal message={acting.refusal} />
        {children}
        <BookButton
          entry={entry}
          chosenBy={chosenBy}
          what={translate(words.act, { amount: formatMoney(entry.amount) })}
          isSending={acting.isSending}
        />
      </Stack>
    </PersistentForm>
  );
}
