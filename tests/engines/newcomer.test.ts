import { writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { mailboxUrl, PASSWORD } from '../e2e/journey.ts';
import { findMailLink } from '../e2e/members.ts';
import { facePhoto } from '../e2e/photos.ts';
import { test } from './fixtures.ts';
import { expectTwoSheets } from './printing.ts';

test('a newcomer registers, gives a selfie by file, reads the report and prints it', async ({
  hands,
  window,
  baseURL,
}, testInfo) => {
  await hands.open('/');
  await hands.press({ role: 'link', name: 'Get Started Free' });
  const email = `${randomUUID()}@example.org`;
  await hands.write({ label: 'E-mail' }, email);
  await hands.write({ label: 'Username' }, 'noor');
  await hands.write({ label: 'Password' }, PASSWORD);
  await hands.write({ label: 'Confirm password' }, PASSWORD);
  await hands.press({ role: 'button', name: 'Next' });
  await hands.expectAt(/^\/verify-email/);

  const link = await findMailLink({ url: String(baseURL), mailboxUrl: mailboxUrl() }, email);
  await hands.open(link.pathname + link.search);
  await hands.expectAt(/^\/register\?.*step=2/);

  const selfie = testInfo.outputPath('selfie.jpg');
  await writeFile(selfie, (await facePhoto({ tone: 4, signs: { redness: 0.8 } })).buffer);
  await hands.giveFile({ label: /Take or choose a photo/ }, selfie);
  await hands.press({ role: 'button', name: 'Next' });
  await hands.press({ role: 'checkbox', name: /analyze my photos/ });
  await hands.press({ role: 'checkbox', name: /Terms of Service/ });
  await hands.press({ role: 'button', name: 'Accept' });
  await hands.press({ role: 'radio', name: /25/ });
  await hands.press({ role: 'checkbox', name: 'Even tone' });
  await hands.press({ role: 'button', name: 'Next' });
  await hands.press({ role: 'checkbox', name: 'Redness' });
  await hands.press({ role: 'button', name: 'Finish' });
  await hands.expectAt(/^\/(onboarding|results)\/\d+/);

  await hands.expectToSee({ text: 'Report complete.' });
  for (const name of ['Skin Type', 'Skin Analysis Report', 'Care Plan', 'Recommended Products'])
    await hands.expectToSee({ role: 'heading', name });
  await expectTwoSheets(window, hands);
});
