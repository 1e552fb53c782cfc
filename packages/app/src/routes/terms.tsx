import { TermsScreen } from '@daylit/ui';
import { useHashScroll } from '../hooks/use-hash-scroll.ts';

// With what this version has built in, nothing leaves the installation.
const NOBODY: [] = [];

export function TermsRoute() {
  useHashScroll();
  return <TermsScreen processors={NOBODY} />;
}
