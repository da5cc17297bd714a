import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme, useTranslate } from 'react-admin';
import { rememberTheme } from './theme-choice.ts';

export function ThemeSwitch() {
  const [chosen, setTheme] = useTheme();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const translate = useTranslate();
  const isDark = chosen ? chosen === 'dark' : prefersDark;
  const label = translate(isDark ? 'common.backoffice.lightTheme' : 'common.backoffice.darkTheme');

  const change = () => {
    const next = isDark ? 'light' : 'dark';
    rememberTheme(next);
    setTheme(next);
  };

  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={change}>
        {isDark ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
}
