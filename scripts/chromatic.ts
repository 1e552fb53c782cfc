import { spawnSync } from 'node:child_process';

// Chromatic stores the screenshots that a team reviews: .storybook/modes.ts lists the modes, and
// chromatic.config.json configures the upload.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Skipped: CHROMATIC_PROJECT_TOKEN is not set. `npm run test:visual` compares the same stories here.',
  );
  process.exit();
}

// Chromatic reads from the build's module list which stories a change affects.
const commands = ['storybook build --quiet --stats-json --output-dir storybook-static', 'chromatic'];
for (const command of commands) {
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
