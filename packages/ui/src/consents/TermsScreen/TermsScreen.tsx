import type { PlanOffers } from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { SectionRail } from '../../parts/SectionRail/SectionRail.tsx';
import { POLICIES } from '../policies.ts';
import { FairUsePolicy } from './FairUsePolicy.tsx';
import type { KeptItem } from './KeptItems.tsx';
import { MedicalDisclaimer } from './MedicalDisclaimer.tsx';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import type { Processor } from '../../parts/ProcessorList/ProcessorList.tsx';
import type { Retention } from './RetentionList.tsx';
import { TermsOfService } from './TermsOfService.tsx';
import styles from './TermsScreen.module.css';

export interface TermsScreenProps {
  /** The external processors of data of this installation, from its current configuration. Often empty. */
  processors: Loaded<readonly Processor[]>;
  /** How long each kind of data is kept. */
  retention: Loaded<readonly Retention[]>;
  /** The server's price list. */
  offers: Loaded<PlanOffers>;
  /** What the application stores in the browser, other than cookies. */
  keptItems: readonly KeptItem[];
}

const SECTIONS = POLICIES.map(({ anchor, title }) => ({ id: anchor, title }));

/**
 * /terms: the four policies, each with the anchor that the product links to. A hash jump leaves 150 px above
 * the title.
 *
 * **Don't** write anything here that the product does not do.
 */
export function TermsScreen({ processors, retention, offers, keptItems }: TermsScreenProps) {
  return (
    <Page title="Terms and policies" caption={<time dateTime="2025-05-31">May 31, 2025</time>}>
      <div className={styles.TermsScreen}>
        <SectionRail label="On this page" sections={SECTIONS} />
        <Prose>
          <TermsOfService offers={offers} />
          <PrivacyPolicy processors={processors} retention={retention} keptItems={keptItems} />
          <MedicalDisclaimer />
          <FairUsePolicy />
        </Prose>
      </div>
    </Page>
  );
}
