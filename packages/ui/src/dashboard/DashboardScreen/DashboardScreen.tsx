import type { ReactNode } from 'react';
import { Page } from '../../primitives/Page/Page.tsx';
import { DashTile, type DashTileProps } from '../DashTile/DashTile.tsx';
import type { DashboardLines, Tile } from '../dashboard-lines.ts';
import { AccountArt, CarePlanArt, ChatArt, RecommendationsArt, TimelineArt, UploadArt } from './dash-art.tsx';
import styles from './DashboardScreen.module.css';

export interface DashboardScreenProps {
  /** URLs of the thumbnails of up to three newest scans, oldest first. Default none: empty frames. */
  thumbnailUrls?: readonly string[] | undefined;
  /** The current date in words: "Friday, November 20". */
  today?: string | undefined;
  /** The lines about today. A tile without a line keeps its hint. Default none. */
  lines?: DashboardLines | undefined;
}

interface DashLink extends Pick<DashTileProps, 'href' | 'title' | 'tint' | 'width'> {
  tile: Tile;
  /** The hint of each tile, shown without a line. */
  hint: string;
}

const LINKS: readonly DashLink[] = [
  {
    tile: 'care_plan',
    href: '/care-plan',
    title: 'Care Plan',
    hint: 'Morning, night, weekly',
    tint: 'pollen',
  },
  { tile: 'timeline', href: '/timeline', title: 'Timeline', hint: 'All your scans', tint: 'mist' },
  { tile: 'upload', href: '/upload', title: 'Upload', hint: 'Scan your skin', tint: 'tide' },
  { tile: 'chat', href: '/chat', title: 'Chat', hint: 'Ask about your skin', tint: 'dusk' },
  {
    tile: 'recommendations',
    href: '/recommendations',
    title: 'Recommendations',
    hint: 'Products that fit',
    tint: 'moss',
    width: 'row',
  },
  {
    tile: 'account',
    href: '/account',
    title: 'Account',
    hint: 'Details and plan',
    tint: 'light-tide',
    width: 'row',
  },
];

const NO_SCANS: readonly string[] = [];
const NO_LINES: DashboardLines = {};

/**
 * Links to every part of the product, each with one line about today. The links show at once; the lines
 * follow.
 */
export function DashboardScreen({ thumbnailUrls = NO_SCANS, today, lines = NO_LINES }: DashboardScreenProps) {
  const art: Record<Tile, ReactNode> = {
    care_plan: <CarePlanArt />,
    timeline: <TimelineArt thumbnailUrls={thumbnailUrls.slice(-3)} />,
    upload: <UploadArt thumbnailUrl={thumbnailUrls.at(-1)} />,
    chat: <ChatArt />,
    recommendations: <RecommendationsArt />,
    account: <AccountArt />,
  };
  return (
    <Page title="Dashboard" caption={today}>
      <ul className={styles.Tiles}>
        {LINKS.map(({ tile, hint, ...link }) => (
          <li key={tile}>
            <DashTile
              {...link}
              caption={lines[tile] ?? hint}
              isLive={lines[tile] !== undefined}
              art={art[tile]}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
