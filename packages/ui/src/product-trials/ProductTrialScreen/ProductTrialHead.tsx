import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import area from '../product-trials.module.css';

export interface ProductTrialHeadProps {
  /** The page's h1. */
  title: string;
  /** One line below it. */
  lead: ReactNode;
  /** Above the title: its first and last day. */
  dates?: string;
}

/** The link back to the care plan, and the title of the page. */
export function ProductTrialHead({ title, lead, dates }: ProductTrialHeadProps) {
  return (
    <header className={area.Head}>
      <Anchor href="/care-plan" className={area.Back}>
        <ChevronLeft size={18} />
        Care Plan
      </Anchor>
      {dates !== undefined && <p className={area.Dates}>{dates}</p>}
      <h1 tabIndex={-1} className={area.Title}>
        {title}
      </h1>
      <p className={area.Lead}>{lead}</p>
    </header>
  );
}
