import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useNextTheme } from './use-next-theme.ts';

export function ThemeSwitch() {
  const { isDark, label, change } = useNextTheme();
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={change}>
        {isDark ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
}
