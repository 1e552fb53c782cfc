import LogOut from 'lucide-react/icons/log-out';
import { Button } from '../../primitives/Button/Button.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';

export interface LogoutScreenProps {
  /** Logs out. */
  onLogout: () => void;
}

/**
 * Shown to a browser that another site led to the logout. Its one button logs out.
 *
 * **Do** say that nothing has happened yet. **Don't** log out when the page opens.
 */
export function LogoutScreen({ onLogout }: LogoutScreenProps) {
  return (
    <MessageCard
      icon={<LogOut size={28} />}
      title="Log out?"
      message="Another site led you here, so nothing has happened yet. You can also just leave this page."
    >
      <Button size="large" width="full" onClick={onLogout}>
        Log out
      </Button>
    </MessageCard>
  );
}
