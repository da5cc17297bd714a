import { Box, Button } from '@mui/material';
import {
  attachmentTypes,
  type TicketSide,
  ticketStateAfterMessage,
  ticketStatesAfter,
} from '@semilla/contract';
import type { ReactNode } from 'react';
import { SelectInput, useTranslate } from 'react-admin';
import type { WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { UploadProgress } from '../../../kit/form/UploadProgress.tsx';
import { FilesInput } from '../../../kit/inputs/FilesInput.tsx';

type State = WholeTicketRecord['stateId'];

/** The default state after a reply, and the other possible states. */
function useStates(side: TicketSide, from: State) {
  const translate = useTranslate();
  const defaultState = ticketStateAfterMessage(side, from);
  const currentState = side === 'staff' ? [from] : [];
  const others = [...new Set([...currentState, ...ticketStatesAfter(side, from)])].filter(
    (state) => state !== defaultState,
  );
  const choiceOf = (id: State) => ({ id, name: translate(`support.states.${id}`) });
  return { defaultState: choiceOf(defaultState).name, choices: others.map(choiceOf) };
}

interface AnswerInputsProps {
  side: TicketSide;
  from: State;
  uploadPercent: number | undefined;
  onStop: () => void;
  /** The button that sends the answer. */
  children: ReactNode;
}

/** The files of an answer, and the state of the ticket after it. */
export function AnswerInputs({ side, from, uploadPercent, onStop, children }: AnswerInputsProps) {
  const translate = useTranslate();
  const { defaultState, choices } = useStates(side, from);
  return (
    <>
      <FilesInput
        source="files"
        label="support.backoffice.attach"
        helperText="support.backoffice.filesHint"
        types={attachmentTypes}
      />
      <UploadProgress percent={uploadPercent} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5, mt: 1 }}>
        <SelectInput
          source="stateId"
          label="support.backoffice.reply.state"
          choices={choices}
          emptyText={defaultState}
          translateChoice={false}
          fullWidth={false}
          helperText={false}
          sx={{ minWidth: 240, m: 0 }}
        />
        {children}
        {uploadPercent !== undefined && <Button onClick={onStop}>{translate('ra.action.cancel')}</Button>}
      </Box>
    </>
  );
}
