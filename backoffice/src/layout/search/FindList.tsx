import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import AccountIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import ActIcon from '@mui/icons-material/AddCircleOutlined';
import ProjectIcon from '@mui/icons-material/ApartmentOutlined';
import SectionIcon from '@mui/icons-material/ArrowForward';
import PromotionIcon from '@mui/icons-material/CampaignOutlined';
import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import TrailIcon from '@mui/icons-material/HistoryOutlined';
import CustomerIcon from '@mui/icons-material/PersonOutlined';
import MovementIcon from '@mui/icons-material/SwapHorizOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type Find, type Kind, kinds } from './recent-finds.ts';

const icons: Record<Kind, typeof SectionIcon> = {
  acts: ActIcon,
  sections: SectionIcon,
  customers: CustomerIcon,
  movements: MovementIcon,
  bankEntries: BankIcon,
  bankAccounts: AccountIcon,
  projects: ProjectIcon,
  promotions: PromotionIcon,
  tickets: TicketIcon,
  trail: TrailIcon,
};

// ARIA roles, because HTML has no elements for a combobox popup.
const parts = { listbox: { role: 'listbox' }, group: { role: 'group' }, option: { role: 'option' } } as const;

export const idOfFind = (index: number) => `search-find-${index}`;

interface FindProps {
  find: Find;
  index: number;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function FindOption({ find, index, isChosen, onPoint, onOpen }: FindProps) {
  const option = useRef<HTMLDivElement>(null);
  const Icon = icons[find.kind];
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Box
      ref={option}
      id={idOfFind(index)}
      {...parts.option}
      aria-selected={isChosen}
      onMouseMove={onPoint}
      onClick={onOpen}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mx: 1,
        px: 1.5,
        py: 0.75,
        minHeight: 44,
        borderRadius: 1,
        cursor: 'pointer',
        backgroundColor: isChosen ? 'action.selected' : undefined,
      }}
    >
      <Icon aria-hidden fontSize="small" color="action" />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography noWrap>{find.label}</Typography>
        {find.detail && (
          <Typography noWrap variant="body2" color="textSecondary">
            {find.detail}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

interface FindListProps {
  id: string;
  finds: Find[];
  at: number;
  /** One heading for all results. Without it, each kind has its own. */
  heading?: string;
  onPoint: (index: number) => void;
  onOpen: (find: Find) => void;
}

/** The search results, grouped by kind, as options of the combobox. */
export function FindList({ id, finds, at, heading, onPoint, onOpen }: FindListProps) {
  const translate = useTranslate();
  const groups = heading
    ? [{ key: heading, members: finds }]
    : kinds.map((kind) => ({
        key: `overview.search.kinds.${kind}`,
        members: finds.filter((find) => find.kind === kind),
      }));
  return (
    <Box id={id} {...parts.listbox} aria-label={translate('overview.search.title')}>
      {groups
        .filter(({ members }) => members.length)
        .map(({ key, members }) => (
          <Box key={key} {...parts.group} aria-label={translate(key)}>
            <Typography aria-hidden variant="body2" color="textSecondary" sx={{ px: 2.5, pt: 1, pb: 0.5 }}>
              {translate(key)}
            </Typography>
            {members.map((find) => {
              const index = finds.indexOf(find);
              return (
                <FindOption
                  key={find.to}
                  find={find}
                  index={index}
                  isChosen={index === at}
                  onPoint={() => onPoint(index)}
                  onOpen={() => onOpen(find)}
                />
              );
            })}
          </Box>
        ))}
    </Box>
  );
}
