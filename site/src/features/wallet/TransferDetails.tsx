import type { AnswerOf, Cents, v1 } from '@semilla/contract';
import { formatMoney, groupIban } from '@semilla/format';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { TransferCode } from './TransferCode.tsx';
import './transfer.css';

interface Props {
  transfer: AnswerOf<typeof v1.depositAccount.find>;
  /** Undefined if the investor may choose the amount. */
  amount: Cents | undefined;
}

/** A phone cannot scan its own screen. */
const isTouched = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** The details of the transfer, with copy buttons and a QR code. */
export function TransferDetails({ transfer, amount }: Props) {
  const say = useSay();
  const { depositAccount, reference, qrSvg } = transfer;
  if (!depositAccount || !reference) return <p className="notice">{say('wallet.site.transfer.unknown')}</p>;
  const { holder, account } = depositAccount;
  const money = amount === undefined ? undefined : formatMoney(amount);
  const rows = [
    { name: 'holder', shown: holder, copied: holder },
    { name: 'account', shown: groupIban(account), copied: account },
    ...(money ? [{ name: 'amount', shown: money, copied: money.replace(/[^\d,]/g, '') }] : []),
    { name: 'reference', shown: groupIban(reference), copied: reference },
  ];
  return (
    <>
      <p>{say('wallet.site.transfer.how')}</p>
      <dl className="transfer numbers">
        {rows.map(({ name, shown, copied }) => (
          <div key={name}>
            <dt>{say(`wallet.site.transfer.${name}`)}</dt>
            <dd>{shown}</dd>
            <dd>
              <CopyButton
                text={copied}
                label={say('wallet.site.transfer.copy')}
                about={say(`wallet.site.transfer.${name}`)}
                done={say('wallet.site.transfer.copied')}
              />
            </dd>
          </div>
        ))}
      </dl>
      {qrSvg &&
        (isTouched() ? (
          <details className="folded-code">
            <summary>{say('wallet.site.transfer.scanElsewhere')}</summary>
            <TransferCode svg={qrSvg} />
          </details>
        ) : (
          <TransferCode svg={qrSvg} />
        ))}
      <p className="small muted">
        {say('wallet.site.transfer.note')} {money && say('wallet.site.transfer.noteAgain')}
      </p>
      <p className="small">
        <a href="/before-investing#money">{say('wallet.site.transfer.whoHolds')}</a>
      </p>
    </>
  );
}
