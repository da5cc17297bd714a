import { Box, Chip } from '@mui/material';
import { type TicketStateId, ticketStateIds } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import { useListContext, useTranslate } from 'react-admin';

interface StateTotal {
  stateId: TicketStateId;
  total: number;
}

/** Filters by state, and shows the number of tickets in each state. */
export function TicketStateInput() {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters, meta } = useListContext();
  const totals = (meta?.totalByStates ?? []) as StateTotal[];
  const all = totals.reduce((sum, { total }) => sum + total, 0);

  const choose = (stateId: TicketStateId | undefined) =>
    setFilters({ ...filterValues, stateId }, displayedFilters, false);
  const chip = (stateId: TicketStateId | undefined, name: string, total: number | undefined) => {
    const isChosen = filterValues.stateId === stateId;
    return (
      <Chip
        key={name}
        label={total === undefined ? name : `${name} · ${formatNumber(total)}`}
        onClick={() => choose(stateId)}
        color={isChosen ? 'primary' : 'default'}
        variant={isChosen ? 'filled' : 'outlined'}
        aria-pressed={isChosen}
      />
    );
  };

  return (
    <Box
      component="fieldset"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, m: 0, px: 0, py: 1.5, minWidth: 0 }}
    >
      <legend className="visually-hidden">{translate('fields.tickets.stateId')}</legend>
      {chip(undefined, translate('support.backoffice.anyState'), meta && all)}
      {ticketStateIds.map((stateId) =>
        chip(
          stateId,
          translate(`support.states.${stateId}`),
          totals.find((stateTotal) => stateTotal.stateId === stateId)?.total,
        ),
      )}
    </Box>
  );
}
