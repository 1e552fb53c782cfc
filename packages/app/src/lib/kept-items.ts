import type { KeptItem } from '@daylit/ui';
import { STORAGE_KEYS } from './browser-storage.ts';

/** What the privacy policy says about each stored item. Only the page of the terms loads these texts. */
export const KEPT_ITEMS: Readonly<Record<keyof typeof STORAGE_KEYS, KeptItem>> = {
  planBar: {
    key: STORAGE_KEYS.planBar,
    purpose: 'That somebody is logged in here, so that nothing moves while a page loads',
    until: 'you log out',
  },
  pendingRegistration: {
    key: STORAGE_KEYS.pendingRegistration,
    purpose: 'The e-mail address and invitation of a registration, for the way back from your inbox',
    until: 'you are back',
  },
  onboardingAnswers: {
    key: STORAGE_KEYS.onboardingAnswers,
    purpose: 'What you answer while you register, so that a reload loses nothing',
    until: 'you finish, log out or come back after a day',
  },
  onboardingPhoto: {
    key: STORAGE_KEYS.onboardingPhoto,
    purpose: 'Your checked selfie while you register',
    until: 'you finish, log out or come back after a day',
  },
  offlineCopy: {
    key: STORAGE_KEYS.offlineCopy,
    purpose:
      'If you switch it on: your last report, your routine, and your name and plan, to read them without a connection; no photo',
    until: 'you switch it off, log out or delete your account',
  },
  appCode: {
    key: STORAGE_KEYS.appCode,
    purpose: 'The program itself, so that it opens without a connection; nothing about you',
    until: 'a newer version has replaced it twice',
  },
  typedText: {
    key: STORAGE_KEYS.typedText,
    purpose: 'What you typed, while a page loads itself again after a new version',
    until: 'the page is back',
  },
  reloadedBuild: {
    key: STORAGE_KEYS.reloadedBuild,
    purpose: 'That a page has loaded itself again, so that it does so only once',
    until: 'you close the tab',
  },
  chatDraft: {
    key: STORAGE_KEYS.chatDraft,
    purpose: 'The message that you are writing in the chat',
    until: 'you send it, log out or close the tab',
  },
  chatCheckin: {
    key: STORAGE_KEYS.chatCheckin,
    purpose: 'Which of your reports the chat is about',
    until: 'you log out or close the tab',
  },
};
