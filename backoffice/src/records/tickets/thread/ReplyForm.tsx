import LockIcon from '@mui/icons-material/LockOutlined';
import SendIcon from '@mui/icons-material/Send';
import { Card, Typography } from '@mui/material';
import { type TicketSide, v1 } from '@semilla/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { SaveButton, TextInput, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import { inTurn } from '../../../api/own-edits.ts';
import type { WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { FocusedWhenAsked } from '../../../kit/acts/asked-act/FocusedWhenAsked.tsx';
import { useDecisionKey } from '../../../kit/acts/deciding/deciding-context.ts';
import { KeyCap } from '../../../kit/acts/deciding/KeyCap.tsx';
import { ProseDraftOffer } from '../../../kit/form/drafts/DraftOffer.tsx';
import { useProseDraftPath } from '../../../kit/form/drafts/use-prose-draft-path.ts';
import { FocusFirstProblem } from '../../../kit/form/FocusFirstProblem.tsx';
import { refusalsTogether, withFilesTogether } from '../../../kit/form/files-problems.ts';
import { PersistentForm } from '../../../kit/form/PersistentForm.tsx';
import { useSaveRecord } from '../../../kit/form/use-save-record.ts';
import { AnswerInputs } from './AnswerInputs.tsx';
import { AnswerTogether } from './AnswerTogether.tsx';
import { CannedAnswerInput } from './CannedAnswerInput.tsx';
import { type Written, WrittenInput } from './WrittenInput.tsx';

type Values = Record<string, unknown>;
const blank = {};

interface ReplyFormProps {
  ticket: WholeTicketRecord;
  side: TicketSide;
  staffName: string;
  onDone: () => void | Promise<void>;
  /** A note was saved. Unlike an answer, it decides nothing. */
  onNoted: () => void;
}

/** Saves what is written as an answer or as a note. Only an answer takes files and a state. */
function useSaveWritten(written: Written, { ticket, onDone, onNoted }: ReplyFormProps) {
  const queries = useQueryClient();
  const noted = () => {
    void queries.invalidateQueries({ queryKey: ['ticket-notes'] });
    onNoted();
  };
  const answer = useSaveRecord('ticket-messages', undefined, onDone, 'support.backoffice.reply.sent');
  const note = useSaveRecord('ticket-notes', undefined, noted, 'support.backoffice.note.saved');
  const ticketId = ticket.id;
  const isNote = written === 'note';
  return {
    ...answer,
    validate: (values: Values) =>
      isNote
        ? formProblems(v1.ticketNotes.create, { message: values.message, ticketId })
        : withFilesTogether(formProblems(v1.ticketMessages.create, values), 'files'),
    submit: async (values: Values) =>
      isNote
        ? note.save({ message: values.message, ticketId })
        : // An answer also edits the ticket, so the next edit of the ticket waits for it.
          refusalsTogether(
            await inTurn(`ticket ${ticketId}`, () => answer.save({ ...values, ticketId })),
            'files',
          ),
  };
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}

const noteLooks = { border: '2px dashed', borderColor: 'secondary.main', backgroundColor: 'action.hover' };

/** Sends an answer to the customer with its files and the next state, or saves an internal note. */
export function ReplyForm(props: ReplyFormProps) {
  const { ticket, side, staffName } = props;
  const translate = useTranslate();
  const answerKey = useDecisionKey('approve');
  const [written, setWritten] = useState<Written>(ticket.mergedInto ? 'note' : 'answer');
  const { validate, submit, uploadPercent, stop } = useSaveWritten(written, props);
  const isNote = written === 'note';
  const draftPath = useProseDraftPath(written);
  const toCustomer =
    side === 'staff' ? 'support.backoffice.reply.toCustomer' : 'support.backoffice.reply.title';
  return (
    <Card component="section" sx={{ p: 2, ...(isNote && noteLooks) }}>
      <Typography variant="h2" gutterBottom>
        {translate(isNote ? 'support.backoffice.note.title' : toCustomer)}
        <KeyCap of="approve" />
      </Typography>
      {side === 'staff' && !ticket.mergedInto && <WrittenInput value={written} onChange={setWritten} />}
      <PersistentForm record={blank} proseDraftPath={draftPath} validate={validate} onSubmit={submit}>
        <ProseDraftOffer />
        <FocusFirstProblem source="message" />
        <AnswerTogether ticketId={ticket.id} />
        {side === 'staff' && !isNote && <CannedAnswerInput ticket={ticket} staffName={staffName} />}
        <FocusedWhenAsked act="answer" selector="textarea:not([aria-hidden])">
          <TextInput
            source="message"
            label={isNote ? 'fields.ticketNotes.message' : 'fields.ticketMessages.message'}
            multiline
            minRows={4}
            isRequired
            helperText="support.backoffice.reply.sendKey"
            slotProps={{ htmlInput: { ...answerKey, onKeyDown: sendByKey } }}
          />
        </FocusedWhenAsked>
        {isNote ? (
          <SaveButton label="support.backoffice.note.save" icon={<LockIcon />} alwaysEnable />
        ) : (
          <AnswerInputs side={side} from={ticket.stateId} uploadPercent={uploadPercent} onStop={stop}>
            <SaveButton label="support.backoffice.reply.send" icon={<SendIcon />} alwaysEnable />
          </AnswerInputs>
        )}
      </PersistentForm>
    </Card>
  );
}
