import type { RoutineDone, TonightStep } from '@daylit/contract';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { VERDICT_ICONS } from '../../parts/Verdict/verdict-icons.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { DashTile } from '../DashTile/DashTile.tsx';
import type { DashboardLines } from '../dashboard-lines.ts';
import { WideTile } from '../WideTile/WideTile.tsx';
import { AccountArt, ChatArt, RecommendationsArt, UploadArt } from './dash-art.tsx';
import styles from './DashboardScreen.module.css';
import { RunArt, type RunArtProps, TonightArt } from './wide-art.tsx';

export interface DashboardScreenProps {
  /** URL of the newest thumbnail. Default none: a drawn head. */
  thumbnailUrl?: string | undefined;
  /** The member's part of the day. */
  daypart: RoutineDone['daypart'];
  /** The steps of this part of the day. Default none. */
  steps?: readonly TonightStep[] | undefined;
  /** The run of the sign that the line names. Default none. */
  run?: RunArtProps | undefined;
  /** The current date in words: "Friday, November 20". */
  today?: string | undefined;
  /** The lines about today. A tile without a line keeps its hint. Default none. */
  lines?: DashboardLines | undefined;
}

const NO_LINES: DashboardLines = {};
const NO_STEPS: readonly TonightStep[] = [];

/**
 * Links to every part of the product, each with one line about today: tonight and what changed first, in
 * large type. The links show at once; the lines follow.
 */
export function DashboardScreen({
  thumbnailUrl,
  daypart,
  steps = NO_STEPS,
  run,
  today,
  lines = NO_LINES,
}: DashboardScreenProps) {
  const kind = run?.kind ?? 'too_few';
  const ChangeIcon = VERDICT_ICONS[kind];
  const small = (tile: keyof DashboardLines, hint: string) => ({
    caption: lines[tile] ?? hint,
    isLive: lines[tile] !== undefined,
  });
  return (
    <Page title="Dashboard" caption={today}>
      <ul className={styles.Tiles}>
        <li className={styles.Wide}>
          <WideTile
            href="/care-plan"
            title="Care Plan"
            icon={daypart === 'night' ? <Moon size={17} /> : <Sun size={17} />}
            line={lines.care_plan ?? 'Morning, night, weekly'}
            tone={daypart}
            art={steps.length > 0 && <TonightArt steps={steps} />}
          />
        </li>
        <li className={styles.Wide}>
          <WideTile
            href="/timeline"
            title="Timeline"
            icon={<ChangeIcon size={17} />}
            line={lines.timeline ?? 'All your scans'}
            tone={TONES[kind]}
            art={run && <RunArt {...run} />}
          />
        </li>
        <li>
          <DashTile
            href="/upload"
            title="Upload"
            {...small('upload', 'Scan your skin')}
            tint="tide"
            art={<UploadArt thumbnailUrl={thumbnailUrl} />}
          />
        </li>
        <li>
          <DashTile
            href="/chat"
            title="Chat"
            {...small('chat', 'Ask about your skin')}
            tint="dusk"
            art={<ChatArt />}
          />
        </li>
        <li className={styles.Row}>
          <DashTile
            href="/recommendations"
            title="Recommendations"
            {...small('recommendations', 'Products that fit')}
            tint="moss"
            width="row"
            art={<RecommendationsArt />}
          />
        </li>
        <li className={styles.Row}>
          <DashTile
            href="/account"
            title="Account"
            {...small('account', 'Details and plan')}
            tint="light-tide"
            width="row"
            art={<AccountArt />}
          />
        </li>
      </ul>
    </Page>
  );
}

const TONES = {
  calmer: 'calmer',
  stronger: 'more',
  steady: 'plain',
  too_few: 'plain',
  not_comparable: 'plain',
} as const;
