import type { SignTrend } from '@daylit/contract';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Equal from 'lucide-react/icons/equal';
import Hourglass from 'lucide-react/icons/hourglass';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';

/** The shape says the verdict too, so that nobody needs the colour. */
export const VERDICT_ICONS: Record<SignTrend['kind'], typeof Equal> = {
  calmer: TrendingDown,
  stronger: TrendingUp,
  steady: Equal,
  too_few: Hourglass,
  not_comparable: CircleDashed,
};
