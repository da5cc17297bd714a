import { Typography } from '@mui/material';
import type { BulkActName } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { type ReactNode, useState } from 'react';
import { Button, useTranslate } from 'react-admin';
import { FormDialog } from '../../form/FormDialog.tsx';
import { TypedInput, typedProblems } from '../../inputs/TypedInput.tsx';
import { BulkExplanation } from './BulkExplanation.tsx';
import { useBulkSelection } from './bulk-selection.ts';
import { useBulkAct } from './use-bulk-act.ts';

interface BulkConfirmButtonProps {
  act: BulkActName;
  /** The prefix of the messages `action`, `title` and `content`. */
  words: string;
  icon: ReactNode;
  notes?: string[];
  /** From this number of rows up, the number must be typed. */
  typedFrom?: number;
}

const blank = { id: '' };

/** Starts a bulk act without values, after a dialog that says on how many rows and what happens to them. */
export function BulkConfirmButton({
  act,
  words,
  icon,
  notes,
  typedFrom = Number.POSITIVE_INFINITY,
}: BulkConfirmButtonProps) {
  const translate = useTranslate();
  const selection = useBulkSelection();
  const { count } = selection;
  const [isAsking, setAsking] = useState(false);
  const { start, refusal, isStarted } = useBulkAct();
  const counts = { smart_count: count, total: formatNumber(count) };
  const isTyped = count >= typedFrom;
  return (
    <>
      <Button label={`${words}.action`} onClick={() => setAsking(true)}>
        {icon}
      </Button>
      {isAsking && !isStarted && (
        <FormDialog
          title={`${words}.title`}
          titleValues={counts}
          record={blank}
          saveLabel={`${words}.action`}
          isGrave={isTyped}
          validate={(values) => (isTyped ? typedProblems(String(count), values) : {})}
          onSubmit={() => start(act, selection)}
          onLeave={() => setAsking(false)}
        >
          <Typography component="div">
            {translate(`${words}.content`, counts)}
            <BulkExplanation act={act} notes={notes} refusal={refusal} />
          </Typography>
          {isTyped && <TypedInput text={String(count)} hint=" " />}
        </FormDialog>
      )}
    </>
  );
}
