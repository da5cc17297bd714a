import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {
  attachmentTypes,
  type TicketSide,
  ticketStateAfterMessage,
  ticketStatesAfter,
  v1,
} from '@semilla/contract';
import { SaveButton, SelectInput, TextInput, useTranslate } from 'react-admin';
import { FilesInput } from '../../inputs/FilesInput.tsx';
import { FocusFirstProblem } from '../../inputs/FocusFirstProblem.tsx';
import { refusalsTogether, withFilesTogether } from '../../inputs/files-problems.ts';
import { formProblems } from '../../inputs/form-problems.ts';
import { PersistentForm } from '../../inputs/PersistentForm.tsx';
import { UploadProgress } from '../../inputs/UploadProgress.tsx';
import { useSaveRecord } from '../../inputs/use-save-record.ts';
import { useDecisionKey } from '../../layout/deciding/deciding-context.ts';
import { KeyCap } from '../../layout/deciding/KeyCap.tsx';
import type { WholeTicketRecord } from '../ticket-record.ts';

type Values = Record<string, unknown>;
const blank = {};

interface ReplyFormProps {
  ticket: WholeTicketRecord;
  side: TicketSide;
  onDone: () => void;
}

/** The default state after a reply, and the other possible states. */
function useStates(side: TicketSide, from: WholeTicketRecord['stateId']) {
  const translate = useTranslate();
  const defaultState = ticketStateAfterMessage(side, from);
  const currentState = side === 'staff' ? [from] : [];
  const others = [...new Set([...currentState, ...ticketStatesAfter(side, from)])].filter(
    (state) => state !== defaultState,
  );
  const choiceOf = (id: WholeTicketRecord['stateId']) => ({ id, name: translate(`support.states.${id}`) });
  return { defaultState: choiceOf(defaultState).name, choices: others.map(choiceOf) };
}

/** Sends a reply together with its files and the next state. */
export function ReplyForm({ ticket, side, onDone }: ReplyFormProps) {
  const translate = useTranslate();
  const answerKey = useDecisionKey('approve');
  const { defaultState, choices } = useStates(side, ticket.stateId);
  const { save, uploadPercent, stop } = useSaveRecord(
    'ticket-messages',
    undefined,
    onDone,
    'support.backoffice.reply.sent',
  );
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h2" gutterBottom>
        {translate('support.backoffice.reply.title')}
        <KeyCap of="approve" />
      </Typography>
      <PersistentForm
        record={blank}
        validate={(values) => withFilesTogether(formProblems(v1.ticketMessages.create, values), 'files')}
        onSubmit={async (values: Values) =>
          refusalsTogether(await save({ ...values, ticketId: ticket.id }), 'files')
        }
      >
        <FocusFirstProblem source="message" />
        <TextInput
          source="message"
          label="fields.ticketMessages.message"
          multiline
          minRows={4}
          isRequired
          slotProps={{ htmlInput: answerKey }}
        />
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
          <SaveButton label="support.backoffice.reply.send" icon={<SendIcon />} alwaysEnable />
          {uploadPercent !== undefined && <Button onClick={stop}>{translate('ra.action.cancel')}</Button>}
        </Box>
      </PersistentForm>
    </Card>
  );
}
