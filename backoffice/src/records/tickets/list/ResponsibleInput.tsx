import { MenuItem, TextField } from '@mui/material';
import { useGetIdentity, useInput, useTranslate } from 'react-admin';
import { useManagers } from '../../../kit/fields/lookups.ts';

const nobody = 'nobody';

interface ResponsibleInputProps {
  source: string;
  /** Set by react-admin's filter form. */
  alwaysOn?: boolean;
}

/** Filters by responsible person: the signed-in user, nobody, or another staff member. */
export function ResponsibleInput({ source }: ResponsibleInputProps) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { managers } = useManagers();
  const responsible = useInput({ source, defaultValue: '' }).field;
  const assigned = useInput({ source: 'hasResponsible', defaultValue: '' }).field;
  const value = String(assigned.value) === 'false' ? nobody : (responsible.value ?? '');

  const choose = (chosen: string) => {
    assigned.onChange(chosen === nobody ? 'false' : '');
    responsible.onChange(chosen === nobody ? '' : chosen);
  };

  const others = managers.filter(({ id }) => id !== identity?.id);
  return (
    <TextField
      select
      fullWidth={false}
      label={translate('fields.tickets.responsibleName')}
      value={identity ? value : ''}
      onChange={({ target }) => choose(target.value)}
      sx={{ minWidth: 180, width: { xs: 1, sm: 'auto' } }}
    >
      <MenuItem value="">{translate('support.backoffice.responsible.anybody')}</MenuItem>
      {identity && (
        <MenuItem value={String(identity.id)}>{translate('support.backoffice.responsible.me')}</MenuItem>
      )}
      <MenuItem value={nobody}>{translate('support.backoffice.responsible.nobody')}</MenuItem>
      {others.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
