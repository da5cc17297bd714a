import type { BulkActName } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { type ReactNode, useState } from 'react';
import { Button, useTranslate } from 'react-admin';
import { Confirm } from '../Confirm.tsx';
import { BulkExplanation } from './BulkExplanation.tsx';
import { useBulkSelection } from './bulk-selection.ts';
import { useBulkAct } from './use-bulk-act.ts';

interface BulkConfirmButtonProps {
  act: BulkActName;
  /** The prefix of the messages `action`, `title` and `content`. */
  words: string;
  icon: ReactNode;
  notes?: string[];
}

/** Starts a bulk act without values, after a dialog that says on how many rows and what happens to them. */
export function BulkConfirmButton({ act, words, icon, notes }: BulkConfirmButtonProps) {
  const translate = useTranslate();
  const selection = useBulkSelection();
  const [isAsking, setAsking] = useState(false);
  const { start, isSending, refusal } = useBulkAct();
  const counts = { smart_count: selection.count, total: formatNumber(selection.count) };
  return (
    <>
      <Button label={`${words}.action`} onClick={() => setAsking(true)}>
        {icon}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isSending}
        title={translate(`${words}.title`, counts)}
        content={
          <>
            {translate(`${words}.content`, counts)}
            <BulkExplanation act={act} notes={notes} refusal={refusal} />
          </>
        }
        confirm={`${words}.action`}
        onConfirm={() => void start(act, selection)}
        onClose={() => !isSending && setAsking(false)}
      />
    </>
  );
}
