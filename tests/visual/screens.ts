import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { THEMES, VIEWPORTS } from './modes.ts';
import { savePicture } from './capture-stories.ts';
import { OUTPUT } from './output.ts';
import type { ScreenPair } from './report.ts';
import { StoryPage } from './story-page.ts';

/** The folder of the design pictures, which are not part of the repository. */
const DESIGN = process.env.DAYLIT_DESIGN;

/** The story of each design picture: story id → name of the picture without width and theme. */
const SCREENS: Readonly<Record<string, string>> = {
  'account-accountscreen--billing': 'account-billing',
  'account-accountscreen--setting-up': 'account',
  'account-accountscreen--two-factor-on': 'account-2fa-on',
  'credentials-confirmemailchangescreen--failed': 'confirm-email-change',
  'credentials-forgotpasswordscreen--default': 'forgot-password',
  'sessions-loginscreen--default': 'login',
  'credentials-resetpasswordscreen--link-missing': 'reset-password',
  'sessions-twofactorscreen--failed': 'login-2fa',
  'registration-verifyemailscreen--default': 'verify-email',
  'billing-fairusemodal--default': 'fair-use-modal',
  'billing-prorationmodal--default': 'proration-modal',
  'billing-successscreen--default': 'success',
  'billing-upgrademodal--default': 'upgrade-modal',
  'billing-upgrademodal--plus-monthly': 'upgrade-modal-monthly',
  'care-plan-careplanscreen--default': 'care-plan',
  'care-plan-careplanscreen--suggested-view': 'care-plan-suggested',
  'chat-chatscreen--default': 'chat',
  'scans-checkinscreen--default': 'checkin',
  'contact-contactscreen--empty': 'contact',
  'contact-feedbackmodal--default': 'feedback-modal',
  'dashboard-dashboardscreen--default': 'dashboard',
  'home-homescreen--default': 'home',
  'home-homescreen--signed-in': 'home-signed-in',
  'consents-legalacceptancemodal--default': 'legal-modal',
  'consents-legalacceptancemodal--ticked': 'legal-modal-ticked',
  'consents-termsscreen--default': 'terms',
  'registration-accountstep--default': 'register-1',
  'registration-concernsstep--default': 'register-4',
  'registration-goalsstep--default': 'register-3',
  'registration-selfiestep--default': 'register-2-empty',
  'registration-selfiestep--passed': 'register-2',
  'recommendations-recommendationsscreen--default': 'recommendations',
  'scans-analysingscreen--default': 'analysing',
  'scans-resultsscreen--default': 'results-complete',
  'scans-resultsscreen--halfway': 'results-progress',
  'scans-resultsscreen--quality-fail': 'results-quality-fail',
  'scans-timelinescreen--default': 'timeline',
  'scans-uploadscreen--chosen': 'upload-ready',
  'scans-uploadscreen--default': 'upload',
  'scans-uploadscreen--no-photo': 'upload-error',
  'scans-uploadscreen--sending': 'upload-busy',
};

/** Takes a screenshot of each of these stories that has a design picture, at the resolution of that picture. */
export async function captureScreens(
  browser: Browser,
  url: string,
  stories: string[],
): Promise<ScreenPair[]> {
  if (DESIGN === undefined) return [];
  const pairs: ScreenPair[] = [];
  for (const viewport of VIEWPORTS) {
    const page = await StoryPage.open(browser, url, viewport, viewport.width > 640 ? 1 : 2);
    for (const [story, picture] of Object.entries(SCREENS)) {
      if (!stories.includes(story)) continue;
      await page.show(story);
      for (const theme of THEMES) {
        const drawn = `${DESIGN}/${picture}--${viewport.width}${theme === 'dark' ? '-dark' : ''}.png`;
        if (!existsSync(drawn)) continue;
        const file = `screens/${viewport.width}-${theme}/${story}.png`;
        await savePicture(file, await page.captureWindow(theme));
        pairs.push({
          title: `${picture}, ${viewport.width} px, ${theme}`,
          story: file,
          design: path.relative(OUTPUT, drawn),
          width: viewport.width,
        });
      }
    }
    await page.close();
  }
  return pairs.sort((one, other) => one.title.localeCompare(other.title));
}
