import { spawnSync } from 'node:child_process';

// Chromatic keeps the pictures of a team's reviews: .storybook/modes.ts says which, chromatic.config.json how.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Skipped: CHROMATIC_PROJECT_TOKEN is not set. `npm run test:visual` compares the same stories here.',
  );
  process.exit();
}

// Which stories a change concerns is read from the build's own list of modules.
const commands = ['storybook build --quiet --stats-json --output-dir storybook-static', 'chromatic'];
for (const command of commands) {
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
