import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Around a table whose rows can be selected: its boxes carry their name where only sighted people would miss it. */
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
