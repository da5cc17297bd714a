import StateIcon from '@mui/icons-material/FlagOutlined';
import PriorityIcon from '@mui/icons-material/PriorityHighOutlined';
import ResponsibleIcon from '@mui/icons-material/SupervisorAccountOutlined';
import { type BulkValues, ticketPriorities, ticketStateIds } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { type ReactNode, useState } from 'react';
import { Button, SelectInput } from 'react-admin';
import { fieldProblem } from '../../../api/form-problems.ts';
import { useMay } from '../../../api/use-may.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { ManagerInput } from '../../../kit/inputs/ChoiceInputs.tsx';
import { BulkExplanation } from '../../../kit/list/bulk/BulkExplanation.tsx';
import { useBulkSelection } from '../../../kit/list/bulk/bulk-selection.ts';
import { useBulkAct } from '../../../kit/list/bulk/use-bulk-act.ts';

const states = ticketStateIds.map((id) => ({ id, name: `support.states.${id}` }));

const priorities = ticketPriorities.map((id) => ({ id, name: `support.priorities.${id}` }));

interface TicketActProps {
  act: 'assignTickets' | 'moveTickets' | 'prioritizeTickets';
  words: string;
  icon: ReactNode;
  notes?: string[];
  /** The value that the act needs. */
  source: keyof BulkValues & string;
  /** The input of the value. */
  children: ReactNode;
}

function TicketDialog({
  act,
  words,
  notes,
  source,
  children,
  onClose,
}: TicketActProps & { onClose: () => void }) {
  const selection = useBulkSelection();
  const { start, refusal, isStarted } = useBulkAct();
  if (isStarted) return null;
  const { count } = selection;
  return (
    <FormDialog
      title={`${words}.title`}
      titleValues={{ smart_count: count, total: formatNumber(count) }}
      saveLabel={`${words}.action`}
      validate={(values) => (values[source] ? {} : { [source]: fieldProblem('required') })}
      onSubmit={(values) => start(act, selection, values as BulkValues)}
      onLeave={onClose}
    >
      {children}
      <BulkExplanation act={act} notes={notes} refusal={refusal} />
    </FormDialog>
  );
}

/** A button that asks for one value and starts a bulk act with it. */
function TicketAct(props: TicketActProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label={`${props.words}.action`} onClick={() => setOpen(true)}>
        {props.icon}
      </Button>
      {isOpen && <TicketDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Gives the selected tickets another state or priority. Managers see no other staff, so only administrators assign them. */
export function TicketBulkActions() {
  const mayAssign = useMay('project', 'assignManager');
  return (
    <>
      {mayAssign && (
        <TicketAct
          act="assignTickets"
          source="responsibleId"
          words="overview.bulk.tickets.assign"
          icon={<ResponsibleIcon />}
        >
          <ManagerInput source="responsibleId" label="fields.tickets.responsibleName" isRequired />
        </TicketAct>
      )}
      <TicketAct
        act="moveTickets"
        source="stateId"
        words="overview.bulk.tickets.move"
        icon={<StateIcon />}
        notes={['overview.bulk.tickets.move.note']}
      >
        <SelectInput source="stateId" label="fields.tickets.stateId" choices={states} isRequired />
      </TicketAct>
      <TicketAct
        act="prioritizeTickets"
        source="priority"
        words="overview.bulk.tickets.prioritize"
        icon={<PriorityIcon />}
      >
        <SelectInput source="priority" label="fields.tickets.priority" choices={priorities} isRequired />
      </TicketAct>
    </>
  );
}
