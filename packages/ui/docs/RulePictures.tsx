import type { ReactNode } from 'react';
import { RangeMeter } from '../src/art/RangeMeter/RangeMeter.tsx';
import { EmptyState } from '../src/parts/EmptyState/EmptyState.tsx';
import { Button } from '../src/primitives/Button/Button.tsx';
import { Card } from '../src/primitives/Card/Card.tsx';
import { Link } from '../src/primitives/Link/Link.tsx';
import { Notice } from '../src/primitives/Notice/Notice.tsx';
import { Tag } from '../src/primitives/Tag/Tag.tsx';
import { TextField } from '../src/primitives/TextField/TextField.tsx';

/** Both sides of a rule as they look. */
export interface RulePictures {
  say: ReactNode;
  not: ReactNode;
}

/** For the rules that are easier to see than to read. */
export const PICTURES: Readonly<Record<string, RulePictures>> = {
  Button: {
    say: (
      <>
        <Button>Scan skin</Button> <Button variant="quiet">Later</Button>
      </>
    ),
    not: (
      <>
        <Button>OK</Button> <Button>Cancel</Button>
      </>
    ),
  },
  Card: {
    say: <Card>Your next scan is on Friday.</Card>,
    not: (
      <Card>
        <Card>Your next scan is on Friday.</Card>
      </Card>
    ),
  },
  EmptyState: {
    say: <EmptyState title="No scans yet. Your first report will stand here." />,
    not: <EmptyState title="Oops! There is nothing to see here." />,
  },
  Link: {
    say: (
      <p>
        Read <Link href="#">how we measure</Link>.
      </p>
    ),
    not: (
      <p>
        To learn more, <Link href="#">click here</Link>.
      </p>
    ),
  },
  Notice: {
    say: <Notice>Both cheeks look a little red in this photo.</Notice>,
    not: <Notice tone="danger">Both cheeks look a little red in this photo.</Notice>,
  },
  RangeMeter: {
    say: <RangeMeter range={{ low: 2, high: 3 }} />,
    not: <Tag variant="danger">Redness: bad</Tag>,
  },
  Tag: {
    say: <Tag variant="brand">In your plan</Tag>,
    not: <Tag variant="brand">You added this product to your care plan last week</Tag>,
  },
  TextField: {
    say: <TextField label="Username" name="said" error="Please enter a username." />,
    not: <TextField label="Username" name="not-said" error="Invalid input." />,
  },
};
