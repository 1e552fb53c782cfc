import Camera from 'lucide-react/icons/camera';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import styles from './MainLinks.module.css';

const LINKS = [
  { href: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { href: '/upload', label: 'Upload', Icon: Camera },
  { href: '/chat', label: 'Chat', Icon: MessageCircle },
];

export interface MainLinksProps {
  /** The current path, without query; its link is marked as current. */
  path: string;
}

/** Links to the three main pages: pills in the bar, or up to 640 px the dock at the bottom. Once per page. */
export function MainLinks({ path }: MainLinksProps) {
  return (
    <nav aria-label="Main" className={styles.MainLinks}>
      {LINKS.map(({ href, label, Icon }) => (
        <Anchor
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className={styles.MainLink}
        >
          <Icon size={23} className={styles.Icon} />
          <span>{label}</span>
        </Anchor>
      ))}
    </nav>
  );
}
