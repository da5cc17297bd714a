import { useSay } from '../../ui/words-context.tsx';

/** The QR code that the applications of banks read. */
export function TransferCode({ svg }: { svg: string }) {
  const say = useSay();
  return (
    <figure className="transfer-code">
      <img
        className="qr"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width="160"
        height="160"
        alt={say('wallet.site.transfer.codeAlt')}
      />
      <figcaption className="small muted">{say('wallet.site.transfer.scan')}</figcaption>
    </figure>
  );
}
