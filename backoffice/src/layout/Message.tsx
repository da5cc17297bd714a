import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  /** Read aloud at once, as what went wrong should be. */
  isAlert?: boolean;
  /** All that the page shows, so that its title is the title of the page. */
  isPage?: boolean;
}

/** What stands in the place of content: nothing here yet, a failure, a refusal; with what to do next. */
export function Message({ icon, title, text, action, isAlert = false, isPage = false }: MessageProps) {
  return (
    <Box role={isAlert ? 'alert' : undefined} sx={{ textAlign: 'center', px: 2, py: 6 }}>
      <Box aria-hidden sx={{ color: 'text.secondary', '& svg': { fontSize: 44 } }}>
        {icon}
      </Box>
      <Typography variant="h2" component={isPage ? 'h1' : 'p'} sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mx: 'auto', maxWidth: '32rem' }}>
        {text}
      </Typography>
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
