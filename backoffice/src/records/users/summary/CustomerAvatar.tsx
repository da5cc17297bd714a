import { Avatar } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { tokens } from '@semilla/format/tokens';
import type { CustomerRecord } from '../../../api/record-types/customer-record.ts';

const colours = ['green', 'blue', 'sun', 'grey'] as const;

const firstLetter = (text: string | null) => text?.trim().charAt(0).toUpperCase() ?? '';

/** Always the same colour for the same id. */
function colourOf(id: string) {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return colours[sum % colours.length] ?? 'green';
}

/** The initials of a customer; in a square for companies. The name is the heading of the page. */
export function CustomerAvatar({ customer }: { customer: CustomerRecord }) {
  const shades = tokens.colours[useTheme().palette.mode];
  const colour = colourOf(customer.userId);
  return (
    <Avatar
      aria-hidden
      variant={customer.kind === 'company' ? 'rounded' : 'circular'}
      sx={{
        width: { xs: 52, sm: 72 },
        height: { xs: 52, sm: 72 },
        fontSize: { xs: '1.25rem', sm: '1.625rem' },
        fontWeight: 'bold',
        color: colour === 'sun' ? shades.ink : shades[colour],
        backgroundColor: shades[`${colour}Soft`],
      }}
    >
      {firstLetter(customer.name)}
      {customer.kind === 'company' ? '' : firstLetter(customer.surname)}
    </Avatar>
  );
}
