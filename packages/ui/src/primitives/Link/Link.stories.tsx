import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';
import type { LinkComponent } from './link-context.ts';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/terms', children: 'Terms of Service' },
  parameters: { layout: 'centered' },
  render: (args) => (
    <p>
      Our <Link {...args} /> say what we do.
    </p>
  ),
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  },
};

export const Block: Story = {
  args: { variant: 'block' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const NewTab: Story = {
  args: { newTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms of Service (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const onNavigate = fn();

const RouterLink: LinkComponent = ({ href, children, ...rest }) => (
  <a {...rest} href={href} data-router-link="" onClick={onNavigate}>
    {children}
  </a>
);

/** The app's router handles paths and nothing else. */
export const WithRouter: Story = {
  decorators: [(Story) => <LinkProvider component={RouterLink}>{Story()}</LinkProvider>],
  render: () => (
    <p>
      See <Link href="/login">Login</Link> and our <Link href="#privacy-policy">Privacy Policy</Link>.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('data-router-link');
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).not.toHaveAttribute(
      'data-router-link',
    );
  },
};

export const LongestText: Story = {
  args: {
    children: 'Ceramide Barrier Cream for Very Dry, Tight or Easily Reddened Skin, 200 ml',
    newTab: true,
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
