import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import AccountIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import ActIcon from '@mui/icons-material/AddCircleOutlined';
import ProjectIcon from '@mui/icons-material/ApartmentOutlined';
import SectionIcon from '@mui/icons-material/ArrowForward';
import IdentityIcon from '@mui/icons-material/BadgeOutlined';
import ViewIcon from '@mui/icons-material/BookmarkBorder';
import OwnerIcon from '@mui/icons-material/BusinessOutlined';
import PromotionIcon from '@mui/icons-material/CampaignOutlined';
import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import PaymentFileIcon from '@mui/icons-material/FileUploadOutlined';
import ComplaintIcon from '@mui/icons-material/GavelOutlined';
import TrailIcon from '@mui/icons-material/HistoryOutlined';
import ProposalIcon from '@mui/icons-material/HowToRegOutlined';
import CustomerIcon from '@mui/icons-material/PersonOutlined';
import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import MovementIcon from '@mui/icons-material/SwapHorizOutlined';
import RecordActIcon from '@mui/icons-material/TouchAppOutlined';
import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type Find, type Kind, keyOf } from './recent-finds.ts';

const icons: Record<Kind, typeof SectionIcon> = {
  acts: ActIcon,
  recordActs: RecordActIcon,
  sections: SectionIcon,
  views: ViewIcon,
  customers: CustomerIcon,
  movements: MovementIcon,
  bankEntries: BankIcon,
  bankAccounts: AccountIcon,
  verifications: IdentityIcon,
  proposals: ProposalIcon,
  projects: ProjectIcon,
  owners: OwnerIcon,
  complaints: ComplaintIcon,
  paymentFiles: PaymentFileIcon,
  questions: QuestionIcon,
  promotions: PromotionIcon,
  tickets: TicketIcon,
  trail: TrailIcon,
};

// ARIA roles, because HTML has no elements for a combobox popup.
const parts = { listbox: { role: 'listbox' }, group: { role: 'group' }, option: { role: 'option' } } as const;

// A phone has no room for an act and a name in one line.
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  overflowWrap: 'anywhere',
} as const;

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
        <Typography sx={oneLine}>{find.label}</Typography>
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

/** The results of each kind, in the order in which the kinds first appear. */
const byKind = (finds: Find[]) =>
  [...Map.groupBy(finds, ({ kind }) => kind)].map(([kind, members]) => ({
    key: `overview.search.kinds.${kind}`,
    members,
  }));

/** The search results, grouped by kind, as options of the combobox. */
export function FindList({ id, finds, at, heading, onPoint, onOpen }: FindListProps) {
  const translate = useTranslate();
  const groups = heading ? [{ key: heading, members: finds }] : byKind(finds);
  return (
    <Box
      id={id}
      {...parts.listbox}
      aria-label={translate('overview.search.title')}
      sx={{ maxHeight: '60vh', overflowY: 'auto' }}
    >
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
                  key={keyOf(find)}
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
