import { Box, Button, FormControlLabel, Switch } from '@mui/material';
import type { ReactNode } from 'react';
import { FormDataConsumer, useInput, useTranslate } from 'react-admin';

const words = 'project.backoffice.owners';

type Rows = unknown[] | null;

interface ListOfProps {
  source: string;
  children: (list: Rows, change: (list: Rows) => void) => ReactNode;
}

/**
 * Calls `children` with the current list and a function that replaces it. The list includes values typed into
 * its rows.
 */
function ListOf({ source, children }: ListOfProps) {
  const { field } = useInput({ source });
  return (
    <FormDataConsumer<Record<string, Rows | undefined>>>
      {({ formData }) => children(formData[source] ?? null, field.onChange)}
    </FormDataConsumer>
  );
}

interface DeclaredProps {
  source: string;
  children: (list: unknown[], change: (list: Rows) => void) => ReactNode;
}

/** A switch that shows the inputs of a list. The list is null until the user turns on the switch. */
export function Declared({ source, children }: DeclaredProps) {
  const translate = useTranslate();
  return (
    <Box className="wide">
      <ListOf source={source}>
        {(list, change) => (
          <>
            <FormControlLabel
              control={
                <Switch
                  checked={list !== null}
                  onChange={(_event, isDeclared) => change(isDeclared ? [] : null)}
                />
              }
              label={translate(`${words}.declare`)}
            />
            {list && children(list, change)}
          </>
        )}
      </ListOf>
    </Box>
  );
}

interface DeclaredRowsProps {
  source: string;
  add: string;
  empty: object;
  children: (source: string) => ReactNode;
}

const row = {
  border: 0,
  m: 0,
  px: 0,
  py: 1,
  minWidth: 0,
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr 1fr auto' },
};

/** A declared list whose rows have several inputs. */
export function DeclaredRows({ source, add, empty, children }: DeclaredRowsProps) {
  const translate = useTranslate();
  return (
    <Declared source={source}>
      {(rows, change) => (
        <>
          {rows.map((_row, index) => (
            <Box key={index} component="fieldset" sx={row}>
              <legend className="visually-hidden">{index + 1}</legend>
              {children(`${source}.${index}`)}
              <Button
                sx={{ mt: { sm: 1 }, justifySelf: 'start' }}
                onClick={() => change(rows.filter((_other, position) => position !== index))}
              >
                {translate(`${words}.remove`)}
                <span className="visually-hidden">{index + 1}</span>
              </Button>
            </Box>
          ))}
          <Button size="small" variant="outlined" onClick={() => change([...rows, empty])}>
            {translate(add)}
          </Button>
        </>
      )}
    </Declared>
  );
}
