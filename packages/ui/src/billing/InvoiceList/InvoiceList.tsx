import type { Invoice } from '@daylit/contract';
import Download from 'lucide-react/icons/download';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { formatDate } from '../../lib/format-date.ts';
import type { Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatMoney } from '../amounts.ts';
import styles from './InvoiceList.module.css';

export interface InvoiceListProps {
  /** Newest first. */
  invoices: Loaded<readonly Invoice[]>;
  /** URL of an invoice's file. */
  hrefOf: (invoice: Invoice) => string;
  /** Loads the invoices again. */
  onRetry: () => void;
}

/**
 * The charges with their dates, each with its file.
 *
 * **Do** keep it when the plan has ended. **Don't** hide refunded charges.
 */
export function InvoiceList({ invoices, hrefOf, onRetry }: InvoiceListProps) {
  switch (invoices.state) {
    case 'waiting':
      return (
        <SectionCard title="Invoices">
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton height="3.5em" />
        </SectionCard>
      );
    case 'failed':
      return (
        <LoadProblem title="Your invoices could not be loaded." detail={invoices.detail} onRetry={onRetry} />
      );
    case 'ready':
      return (
        <SectionCard title="Invoices">
          {invoices.value.length === 0 ? (
            <p className={styles.About}>No invoices yet.</p>
          ) : (
            <ul>
              {invoices.value.map((invoice) => (
                <Row key={invoice.id} invoice={invoice} href={hrefOf(invoice)} />
              ))}
            </ul>
          )}
        </SectionCard>
      );
  }
}

function Row({ invoice, href }: { invoice: Invoice; href: string }) {
  const { created_at, description, card, status } = invoice;
  const day = formatDate(created_at);
  const paidWith = status === 'open' || card === null ? '' : ` Paid with ${card}`;
  return (
    <li className={styles.Invoice}>
      <div className={styles.Words}>
        <p className={styles.Day}>
          <span>{`${day} `}</span>
          {status === 'refunded' && <Tag variant="success">Refunded</Tag>}
          {status === 'open' && <Tag variant="warning">Not paid yet</Tag>}
        </p>
        <p className={styles.About}>{`${description}.${paidWith}`}</p>
      </div>
      <p className={styles.Amount}>{formatMoney(invoice)}</p>
      <ButtonLink
        variant="quiet"
        size="small"
        href={href}
        download=""
        icon={<Download size={18} />}
        aria-label={`PDF: download the invoice of ${day}`}
      >
        PDF
      </ButtonLink>
    </li>
  );
}
