import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { ButtonBase, Menu, MenuItem } from '@mui/material';
import { type TicketStateId, ticketStatesAfter } from '@semilla/contract';
import { type MouseEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { movingSide, type TicketRecord } from '../../../api/record-types/ticket-record.ts';
import { useAsker } from '../../../api/use-may.ts';
import { useUndoableChange } from '../../../kit/record/undo/use-undoable-change.ts';
import { TicketStateField } from '../TicketStateField.tsx';
import { useStateActName } from './use-state-act-name.ts';

const button = { borderRadius: 4, minHeight: 32, pr: 0.25, color: 'text.secondary' };

// The row of a table opens when it is pressed, and presses in the menu reach it too.
const stop = (event: MouseEvent) => event.stopPropagation();

/** The state of a ticket in a list. Pressing it opens the states to which the user may move the ticket. */
export function TicketStateMenu({ ticket }: { ticket: TicketRecord }) {
  const translate = useTranslate();
  const asker = useAsker();
  const { shown, change } = useUndoableChange<TicketRecord>('ticket');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const stateId = shown?.stateId ?? ticket.stateId;
  const nameOf = useStateActName(stateId);
  const chip = <TicketStateField stateId={stateId} />;
  const side = asker && movingSide(asker, ticket);
  const states = side ? ticketStatesAfter(side, stateId) : [];
  if (!states.length) return chip;
  const close = () => setAnchor(undefined);
  const choose = (to: TicketStateId) => {
    close();
    change({
      record: ticket,
      changes: { stateId: to },
      also: { isAdmin: side === 'staff' },
      message: 'support.backoffice.acts.moved',
    });
  };
  return (
    <>
      <ButtonBase
        id={id}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('support.backoffice.changeState', {
          state: translate(`support.states.${stateId}`),
          title: ticket.title,
        })}
        onClick={(event) => {
          stop(event);
          setAnchor(event.currentTarget);
        }}
        sx={button}
      >
        {chip}
        <ArrowDropDownIcon aria-hidden fontSize="small" />
      </ButtonBase>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        onClick={stop}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {states.map((to) => (
          <MenuItem key={to} onClick={() => choose(to)}>
            {nameOf(to)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
