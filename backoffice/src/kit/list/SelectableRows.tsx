import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Gives the checkboxes of a selectable table an accessible name. */
export function SelectableRows({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const input = { 'aria-label': translate('common.backoffice.select') };
  return (
    <ThemeProvider
      theme={(outer: Theme) => ({
        ...outer,
        components: { ...outer.components, MuiCheckbox: { defaultProps: { slotProps: { input } } } },
      })}
    >
      {children}
    </ThemeProvider>
  );
}
