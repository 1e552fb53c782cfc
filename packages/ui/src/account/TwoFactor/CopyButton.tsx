import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The label before it is clicked: 'Copy codes'. */
  label: string;
  /** 48 or 44 px. Default `medium`. */
  size?: 'medium' | 'small';
}

/** Copies a text and shows whether it worked, because a browser may refuse. */
export function CopyButton({ text, label, size = 'medium' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <>
      <Button
        variant="tonal"
        size={size}
        icon={outcome === 'copied' ? <Check size={18} /> : <Copy size={18} />}
        onClick={() => void handleClick()}
      >
        {label}
      </Button>
      <VisuallyHidden>
        <output>{outcome === 'copied' ? 'Copied.' : ''}</output>
      </VisuallyHidden>
      {outcome === 'refused' && (
        <p role="alert">Your browser does not allow copying here. Select the text instead.</p>
      )}
    </>
  );
}
