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
  'screens-account-accountscreen--billing': 'account-billing',
  'screens-account-accountscreen--setting-up': 'account',
  'screens-account-accountscreen--two-factor-on': 'account-2fa-on',
  'screens-credentials-confirmemailchangescreen--failed': 'confirm-email-change',
  'screens-credentials-forgotpasswordscreen--default': 'forgot-password',
  'screens-sessions-loginscreen--default': 'login',
  'screens-credentials-resetpasswordscreen--link-missing': 'reset-password',
  'screens-sessions-twofactorscreen--failed': 'login-2fa',
  'screens-registration-verifyemailscreen--default': 'verify-email',
  'modals-billing-fairusemodal--default': 'fair-use-modal',
  'modals-billing-prorationmodal--default': 'proration-modal',
  'screens-billing-successscreen--default': 'success',
  'modals-billing-upgrademodal--default': 'upgrade-modal',
  'modals-billing-upgrademodal--plus-monthly': 'upgrade-modal-monthly',
  'screens-care-plan-careplanscreen--default': 'care-plan',
  'screens-care-plan-careplanscreen--suggested-view': 'care-plan-suggested',
  'screens-chat-chatscreen--default': 'chat',
  'screens-scans-checkinscreen--default': 'checkin',
  'screens-contact-contactscreen--empty': 'contact',
  'modals-contact-feedbackmodal--default': 'feedback-modal',
  'screens-dashboard-dashboardscreen--default': 'dashboard',
  'screens-home-homescreen--default': 'home',
  'screens-home-homescreen--signed-in': 'home-signed-in',
  'modals-consents-legalacceptancemodal--default': 'legal-modal',
  'modals-consents-legalacceptancemodal--ticked': 'legal-modal-ticked',
  'screens-consents-termsscreen--default': 'terms',
  'screens-registration-accountstep--default': 'register-1',
  'screens-registration-concernsstep--default': 'register-4',
  'screens-registration-goalsstep--default': 'register-3',
  'screens-registration-selfiestep--default': 'register-2-empty',
  'screens-registration-selfiestep--passed': 'register-2',
  'screens-recommendations-recommendationsscreen--default': 'recommendations',
  'screens-scans-analysingscreen--default': 'analysing',
  'screens-scans-resultsscreen--default': 'results-complete',
  'screens-scans-resultsscreen--halfway': 'results-progress',
  'screens-scans-resultsscreen--quality-fail': 'results-quality-fail',
  'screens-scans-timelinescreen--default': 'timeline',
  'screens-scans-uploadscreen--chosen': 'upload-ready',
  'screens-scans-uploadscreen--default': 'upload',
  'screens-scans-uploadscreen--no-photo': 'upload-error',
  'screens-scans-uploadscreen--sending': 'upload-busy',
};

/** Takes a screenshot of each of these stories that has a design picture, at the resolution of that one. */
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
