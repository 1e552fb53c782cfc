import { Page } from '../../primitives/Page/Page.tsx';
import { DashTile } from '../DashTile/DashTile.tsx';
import { AccountArt, CarePlanArt, ChatArt, RecommendationsArt, TimelineArt, UploadArt } from './dash-art.tsx';
import styles from './DashboardScreen.module.css';

export interface DashboardScreenProps {
  /** URLs of the thumbnails of up to three newest scans, oldest first. Default none: empty frames. */
  thumbnailUrls?: readonly string[] | undefined;
}

const NO_SCANS: readonly string[] = [];

/** Links to every part of the product. Needs no data, so it cannot fail: the photos are decorative. */
export function DashboardScreen({ thumbnailUrls = NO_SCANS }: DashboardScreenProps) {
  const scans = <TimelineArt thumbnailUrls={thumbnailUrls.slice(-3)} />;
  return (
    <Page title="Dashboard">
      <ul className={styles.Tiles}>
        <li>
          <DashTile
            href="/care-plan"
            title="Care Plan"
            caption="Morning, night, weekly"
            tint="pollen"
            art={<CarePlanArt />}
          />
        </li>
        <li>
          <DashTile href="/timeline" title="Timeline" caption="All your scans" tint="mist" art={scans} />
        </li>
        <li>
          <DashTile href="/upload" title="Upload" caption="Scan your skin" tint="tide" art={<UploadArt />} />
        </li>
        <li>
          <DashTile href="/chat" title="Chat" caption="Ask about your skin" tint="dusk" art={<ChatArt />} />
        </li>
        <li>
          <DashTile
            href="/recommendations"
            title="Recommendations"
            caption="Products that fit"
            tint="moss"
            art={<RecommendationsArt />}
            width="row"
          />
        </li>
        <li>
          <DashTile
            href="/account"
            title="Account"
            caption="Details and plan"
            tint="light-tide"
            art={<AccountArt />}
            width="row"
          />
        </li>
      </ul>
    </Page>
  );
}
