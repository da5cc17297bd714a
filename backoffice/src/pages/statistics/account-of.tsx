import { Typography } from '@mui/material';
import type { BookAccount } from '@semilla/contract';

/** The code of an account of the books above its name. */
export function accountOf({ code, name }: Pick<BookAccount, 'code' | 'name'>) {
  return (
    <div>
      {code}
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
    </div>
  );
}
