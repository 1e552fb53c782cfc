import Eye from 'lucide-react/icons/eye';
import Meh from 'lucide-react/icons/meh';
import ScanFace from 'lucide-react/icons/scan-face';
import Sparkles from 'lucide-react/icons/sparkles';
import SunMedium from 'lucide-react/icons/sun-medium';
import User from 'lucide-react/icons/user';
import type { Tip } from '../TipList/TipList.tsx';

/** Advice for a selfie that can be analysed. */
export const SELFIE_TIPS: readonly Tip[] = [
  { icon: <SunMedium size={20} />, text: 'Bright, even light' },
  { icon: <Sparkles size={20} />, text: 'No makeup or filters' },
  { icon: <ScanFace size={20} />, text: 'Face forward' },
  { icon: <Meh size={20} />, text: 'Neutral expression, no smile' },
];

/** Advice for a scan, which takes one photo of one person. */
export const PHOTO_TIPS: readonly Tip[] = [
  ...SELFIE_TIPS,
  { icon: <Eye size={20} />, text: 'Relaxed face, eyes open' },
  { icon: <User size={20} />, text: 'One clear selfie' },
];
