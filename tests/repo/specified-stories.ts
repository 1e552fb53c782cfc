/** A story file below `packages/ui/src`, without `.stories.tsx`. */
type StoryFile = `${string}/${string}/${string}`;

type Sections = Record<string, Record<StoryFile, string>>;

/** Every section, screen and modal of the specification: its story files, and a story for each state. */
export const SPECIFIED = {
  shell: {
    'shell/AppShell/AppShell': 'Unknown Default Unverified SignedIn Offline',
    'shell/NavBar/NavBar': 'Unknown Default Unverified NotOnboarded SignedIn',
    // The default shows the free plan with a username.
    'shell/PlanBar/PlanBar': 'Paid Default Trial Minor NamedByEmail WithoutName PaidWithoutName',
    'shell/Footer/Footer': 'Default SignedIn Minor',
    'shell/MainLinks/MainLinks': 'Default Dock',
    'primitives/Toaster/Toaster': 'Default Failure',
    'parts/AdSlot/AdSlot': 'Default',
    'shell/NotFoundScreen/NotFoundScreen': 'Default',
    'shell/CrashScreen/CrashScreen': 'Default',
    'shell/OfflineNotice/OfflineNotice': 'Default Online',
    'shell/OfflineScreen/OfflineScreen': 'Default Trying StillOffline NothingKept',
    'shell/AccountNotLoadedScreen/AccountNotLoadedScreen': 'Default Trying WithoutAnswer',
    'shell/PageNotLoadedScreen/PageNotLoadedScreen': 'Default Trying Failed NothingKept',
  },
  home: {
    'home/HomeScreen/HomeScreen': 'Default SignedIn',
  },
  'register 1 to 4': {
    'registration/AccountStep/AccountStep': 'Default Empty PasswordsDiffer Invited Sending Failed',
    'registration/SelfieStep/SelfieStep': 'Default Missing Checking Passed Warned Refused Camera',
    'registration/GoalsStep/GoalsStep': 'Default Answered Sending Failed',
    'registration/ConcernsStep/ConcernsStep': 'Default Answered SelfieMissing Sending Failed',
    'registration/TooYoungScreen/TooYoungScreen': 'Default',
  },
  'login and its second step': {
    'sessions/LoginScreen/LoginScreen': 'Default Empty Sending Failed FailedWithDetail',
    'sessions/TwoFactorScreen/TwoFactorScreen': 'Default BackupCode Empty Sending Failed',
  },
  'forgot and reset': {
    'credentials/ForgotPasswordScreen/ForgotPasswordScreen': 'Default Empty Sending Sent Failed',
    'credentials/ResetPasswordScreen/ResetPasswordScreen': 'Default PasswordsDiffer LinkMissing Done Failed',
  },
  'verify e-mail': {
    'registration/VerifyEmailScreen/VerifyEmailScreen':
      'Default Verifying Resending Resent Verified Failed Password PasswordSending PasswordFailed TooManyPasswords',
  },
  'confirm e-mail change': {
    // In progress; what a button would do; the server's message or our own; an invalid token or none.
    'credentials/ConfirmEmailChangeScreen/ConfirmEmailChangeScreen':
      'Default AsksForChange AsksForUndo Undoing Undone UndoFailed Confirmed ConfirmedWithMessage Failed MissingToken',
  },
  success: {
    'billing/SuccessScreen/SuccessScreen': 'Waiting Default Failed',
  },
  contact: {
    'contact/ContactScreen/ContactScreen': 'Default Empty Sending Sent Failed',
  },
  'check-in': {
    'scans/CheckinScreen/CheckinScreen': 'Default',
  },
  terms: {
    'consents/TermsScreen/TermsScreen':
      'Default Waiting Failed FailedWithDetail FollowsTheReader ThreeProcessors',
    'transparency/TransparencyScreen/TransparencyScreen':
      'Default Unfolded NotMeasured Waiting Failed FailedWithDetail LongestText',
  },
  upload: {
    'scans/UploadScreen/UploadScreen': 'Default Chosen Sending PhotoRefused Failed SignedOut',
    'scans/ScanForm/ScanForm':
      'NoPhoto TwoDropped TextDropped PhotoRefused ConsentDeclined Failed CameraDenied',
    'parts/CameraView/CameraView':
      'Waiting NoFace SeveralFaces Closer Further Straight MoreLight LessLight HoldStill Good Unguided Denied NoCamera Capturing',
  },
  analysing: {
    // The default shows the third of the five messages.
    'scans/AnalysingScreen/AnalysingScreen': 'First Second Default Fourth Last Failed InTheQueue',
  },
  results: {
    'scans/ResultsScreen/ResultsScreen': 'Waiting Halfway Default Archived QualityWarn QualityFail',
    'scans/StatusLine/StatusLine': 'Waiting Default InTheQueue Complete',
    'scans/PhotoQuality/PhotoQuality': 'Waiting Default Empty Damaged Warn Fail',
    'scans/ReportGlance/ReportGlance': 'Waiting Default SelectedByPin Empty Damaged WithoutPhoto WordsOnly',
    'scans/YouAsked/YouAsked': 'Default NotUnderstood RedFlag LongestText',
    'scans/SkinType/SkinType': 'Waiting Default Empty Damaged CannotTell',
    'scans/SkinSensitivity/SkinSensitivity': 'Waiting Default Empty Damaged',
    'scans/ConditionReport/ConditionReport': 'Waiting Default Empty Damaged',
    'scans/CarePlanSection/CarePlanSection': 'Waiting Default Empty Damaged Flat',
    'scans/ProgressSummary/ProgressSummary': 'Waiting Default Empty Damaged FirstScan',
    'scans/ProgressSummary/ProgressChanges': 'RealChange NoChange SignLost',
    'scans/ProgressSummary/ProgressNotCompared': 'NotComparable',
    'scans/RecommendedProducts/RecommendedProducts': 'Waiting Default Empty Damaged',
    'scans/ReportProblem/ReportProblem': 'Default EventsFailed ReportFailed ReportIncomplete ScanFailed',
  },
  timeline: {
    'scans/ScanRow/ScanRow': 'Default InProgress WithoutPhoto',
    'scans/TimelineScreen/TimelineScreen':
      'Default Waiting LoadingMore LoadedMore LoadMoreFailed Empty Failed FreePlan',
    'scans/TimelineScreen/TimelineChange': 'Steady TooFew NotComparable WordsOnly Minor',
    'scans/HiddenScans/HiddenScans': 'Default TwelveMonths WithoutUpgrade',
    'scans/BeforeAfter/BeforeAfter': 'Default Keyboard Pointer Buttons NotComparable WithoutPhoto',
    'scans/CompareScreen/CompareScreen':
      'Default NotComparable Waiting Comparing Empty Failed FailedWithDetail WordsOnly LongestText',
  },
  'page for a doctor': {
    'scans/HandOverScreen/HandOverScreen':
      'Default Choices FirstScan Waiting Empty Failed FailedWithDetail WordsOnly',
  },
  dashboard: {
    'dashboard/DashboardScreen/DashboardScreen': 'Default Morning Empty Failed',
    'dashboard/WideTile/WideTile': 'Default Morning Calmer',
  },
  'care plan': {
    'care-plan/CarePlanScreen/CarePlanScreen':
      'Default SuggestedView FollowsTheReader Empty FromEmptyToSuggested Waiting Failed',
    'care-plan/ConfirmedPlan/ConfirmedPlan': 'Default Empty AdditionalOnly Removing Failed',
    'care-plan/SuggestedPlan/SuggestedPlan': 'Default Empty WithoutProducts Confirming Failed',
    'care-plan/TonightCard/TonightCard': 'Default Done Empty Waiting Marking MarkingFailed Failed',
    'care-plan/RoutineWarnings/RoutineWarnings': 'Default Left Empty Applying ApplyingFailed Waiting Failed',
    'care-plan/GuidedStart/GuidedStart': 'Default Hold Starting Failed',
    'care-plan/RemindersSection/RemindersSection': 'Default NewAddress On SavingFailed Waiting Failed',
    'care-plan/AddProductScreen/AddProductScreen': 'Default BadInput Adding Failed',
    'parts/RoutineRow/RoutineRow': 'Custom NoRecommendation',
    'parts/TagEditor/TagEditor': 'Default Empty Removing Saving AddingFailed RemovingFailed',
  },
  recommendations: {
    'recommendations/RecommendationsScreen/RecommendationsScreen':
      'Default Waiting Empty Failed FailedWithDetail Added',
    'recommendations/ProductScreen/ProductScreen':
      'Default Waiting Sample WithoutPrice Failed FailedWithDetail AddingFailed LongestText',
    'recommendations/CompareProductsScreen/CompareProductsScreen':
      'Default Two Four Waiting Empty Failed FailedWithDetail LongestText',
    'recommendations/AddButton/AddButton': 'Default Sending InUse Failed',
  },
  chat: {
    'chat/ChatScreen/ChatScreen':
      'Empty Default Waiting Failed OlderFailed ReplyFailed InvalidReply LimitReached LimitReachedMinor LimitReachedOnPro FairUseReached MessagesUsedUp StartingAnew HiddenMessages',
    'chat/ChatScreen/ChatTold': 'Default ToldBefore Crisis',
    'chat/ChatScreen/ChatSession': 'Streaming OlderMessagesLoaded PulledDown ThousandMessages NotSent',
    'chat/MessageList/MessageList': 'Waiting Searching Streaming',
    'chat/OlderMessages/OlderMessages': 'Default Waiting Touch PulledFarEnough',
    'chat/SuggestionCard/SuggestionCard': 'Default Busy InUse Failed FailedWithDetail',
    'parts/CareCard/CareCard': 'Default CopyFailed NothingToSay',
    'chat/ConversationOptions/ConversationOptions':
      'Default Deleting DeletionFailed WithModel ModelAllowed Empty Replying',
  },
  account: {
    'account/AccountScreen/AccountScreen':
      'Default Billing SignIn SignInOnPhone ArrivalOnPhone Waiting Failed',
    'account/AccountList/AccountList': 'Default Current Waiting',
    'account/HomeRegion/HomeRegion': 'Default Told Failed',
    'account/AccountDetails/AccountDetails':
      'Default Waiting LoadFailed LoadFailedWithDetail Saving Saved Failed FailedWithDetail Refused',
    'account/ChangePassword/ChangePassword': 'Default MissingCurrent',
    'account/TwoFactor/TwoFactor':
      'Default Starting SetupFailed Setup Verifying InvalidCode BackupCodes On Regenerating RegenerateFailed Disabling DisableFailed DisableFailedWithDetail LoadFailed',
    'account/PasskeyList/PasskeyList':
      'Default Waiting Empty Unavailable Adding AddFailed Removing Removed Failed FailedWithDetail',
    'account/ConfirmPasswordModal/ConfirmPasswordModal': 'Default WithPasskey Refused Failed',
    'account/SessionList/SessionList':
      'Default Waiting Empty Ending Ended Failed FailedWithDetail EndFailed EndFailedWithDetail',
    'account/ConsentList/ConsentList':
      'Default Withdrawing GivingAgain OutsideModel Waiting Saving Failed FailedWithDetail LoadFailed LoadFailedWithDetail',
    'parts/PreferencesForm/PreferencesForm': 'Default Waiting Empty Failed SaveFailedWithDetail',
    'account/ThumbnailRetention/ThumbnailRetention':
      'Default Waiting Empty Saving Failed SaveFailedWithDetail',
    'account/ExportData/ExportData': 'Default Starting StartFailed Running Ready Failed',
    'account/DeleteAccount/DeleteAccount':
      'Default TakingDataFirst Empty Deleting Refused Failed FailedWithDetail',
    'account/AccountErasedScreen/AccountErasedScreen': 'Default',
  },
  'billing tab': {
    // Plans with nothing scheduled.
    'billing/BillingTab/BillingTab':
      'Free FreeAgain Trial Default PlusAnnual Pro ProAnnual Admin PlusEnding Withdraw Minor Waiting Failed FailedWithDetail',
    'billing/BillingTab/BillingChanges': 'CancelBusy ChangeFailed KeepFailed CardBusy Done',
    // A scheduled end, a change to the other tier or period, and a missing payment.
    'billing/BillingTab/ScheduledPlans':
      'Default ProEnding ProAnnualEnding PlusToPro PlusAnnualToPro ProToPlus ProAnnualToPlus PlusToAnnual ProToMonthly PastDue Unpaid',
    'billing/Leaving/Leaving':
      'Default Cancel Refund OnlyCancel EndingAlready Refunded Busy Failed FailedWithDetail',
    'billing/InvoiceList/InvoiceList': 'Default Empty Waiting Failed',
  },
  modals: {
    'contact/FeedbackModal/FeedbackModal': 'Default Empty Sending Sent Failed',
    // The default shows the free plan with yearly prices and the founding offer.
    'billing/UpgradeModal/UpgradeModal':
      'Default FreeMonthly Trial TrialMonthly PlusMonthly PlusAnnual ProMonthly ProAnnual Minor Busy Failed FailedWithDetail Leaving',
    'billing/UpgradeModal/Offers': 'Default OwnPlace LimitReached Visitor PlayMoney Waiting LoadFailed',
    'billing/PlanCard/PlanCard': 'Founding OwnPlace Recommended Current Visitor',
    'billing/ProrationModal/ProrationModal':
      'Default Waiting Busy Failed FailedWithoutDetail PreviewFailed PreviewFailedWithDetail',
    'billing/FairUseModal/FairUseModal': 'Default',
    'consents/LegalAcceptanceModal/LegalAcceptanceModal': 'Default Ticked Cancelled Busy Failed',
    'consents/FirstPhotoSheet/FirstPhotoSheet':
      'Default ConsentOnly Refused Declined OutsideModel Busy Failed FailedWithDetail',
    'consents/TwoConsents/TwoConsents':
      'Default Picked BothRefused ChatOnly FaceOnly Saving Failed FailedWithDetail LongestText',
    'consents/AgeModal/AgeModal': 'Default Under13 Declined Busy Failed',
    'parts/AgeQuestion/AgeQuestion': 'Default Younger Older Under13 Waiting Busy Failed',
  },
  'parts that the sections are made of': {
    'primitives/Button/Button': 'Default Tonal Outline Quiet Danger InUse Disabled Busy',
    'primitives/IconButton/IconButton': 'Default',
    'primitives/Link/Link': 'Default',
    'primitives/TextField/TextField': 'Default WithHint Optional Failed Disabled',
    'primitives/PasswordField/PasswordField': 'Default',
    'primitives/TextArea/TextArea': 'Default',
    'primitives/SelectField/SelectField': 'Default',
    'primitives/ChoiceTile/ChoiceTile': 'Default',
    'primitives/Checkbox/Checkbox': 'Default',
    'primitives/CodeField/CodeField': 'Default',
    'parts/FileDrop/FileDrop': 'Default DraggedOver Chosen Busy Failed',
    'parts/TipList/TipList': 'Default',
    'primitives/Stepper/Stepper': 'Default',
    'primitives/SegmentedToggle/SegmentedToggle': 'Default',
    'primitives/Tabs/Tabs': 'Default',
    'primitives/Tag/Tag': 'Default',
    'primitives/Card/Card': 'Default',
    'parts/SectionRail/SectionRail': 'Default',
    'parts/StepGroup/StepGroup': 'Default',
    'parts/ProductCard/ProductCard': 'Default',
    'parts/Carousel/Carousel': 'Default',
    'primitives/Modal/Modal': 'Default Focus Required LongestText',
    'primitives/Notice/Notice': 'Default Success Warning Danger',
    'parts/EmptyState/EmptyState': 'Default',
    'primitives/Skeleton/Skeleton': 'Default',
    'primitives/Loader/Loader': 'Default',
    'primitives/Tooltip/Tooltip': 'Default',
    'primitives/Progress/Progress': 'Default',
    'primitives/VisuallyHidden/VisuallyHidden': 'Default',
    'primitives/Prose/Prose': 'Default',
    'primitives/ToggleSwitch/ToggleSwitch': 'Default',
    'art/RangeMeter/RangeMeter': 'Default WithScale CannotTell WordsOnly',
    'art/FaceMap/FaceMap': 'Default',
    'art/BandChart/BandChart': 'Default Gap CannotTell',
    'art/RunChart/RunChart': 'Default Stronger Steady TooFew NotComparable LeftOut Starts WordsOnly',
    'parts/Verdict/Verdict': 'Default Stronger Steady TooFew NotComparable',
    'art/Bust/Bust': 'Default',
    'art/ProductArt/ProductArt': 'Default',
    'art/DefaultThumbnail/DefaultThumbnail': 'Default',
    'art/Logo/Logo': 'Default',
    'scans/TextFact/TextFact': 'Default',
    'scans/TickList/TickList': 'Default',
    'dashboard/DashTile/DashTile': 'Default',
    'chat/MessageTurn/MessageTurn': 'Default',
    'chat/Composer/Composer': 'Default',
  },
} satisfies Sections;
