export { ProviderStep, type ProviderStepProps } from './registration/ProviderStep/ProviderStep.tsx';
export { AccountStep, type AccountStepProps } from './registration/AccountStep/AccountStep.tsx';
export {
  AccountDetails,
  type AccountDetailsProps,
  type AccountField,
} from './account/AccountDetails/AccountDetails.tsx';
export {
  AccountErasedScreen,
  type AccountErasedScreenProps,
} from './account/AccountErasedScreen/AccountErasedScreen.tsx';
export {
  AccountScreen,
  type AccountScreenProps,
  type AccountTabName,
} from './account/AccountScreen/AccountScreen.tsx';
export {
  AccountNotLoadedScreen,
  type AccountNotLoadedScreenProps,
} from './shell/AccountNotLoadedScreen/AccountNotLoadedScreen.tsx';
export { AccountTab, type AccountTabProps } from './account/AccountTab/AccountTab.tsx';
export { AccountList, type AccountListProps } from './account/AccountList/AccountList.tsx';
export type { AccountFacts } from './account/AccountList/row-words.ts';
export { writeDatesAsIn } from './lib/english-of-dates.ts';
export { formatUtcDay } from './lib/format-date.ts';
export { drawFor, type Reader, readerTimeZone } from './lib/reader.ts';
export { accountHref, type AccountPageName, findAccountPage } from './account/account-pages.tsx';
export { AdSlot, type AdSlotProps } from './parts/AdSlot/AdSlot.tsx';
export { AgeChoice, type AgeChoiceProps } from './parts/AgeChoice/AgeChoice.tsx';
export { AgeQuestion, type AgeQuestionProps } from './parts/AgeQuestion/AgeQuestion.tsx';
export { AgeModal, type AgeModalProps } from './consents/AgeModal/AgeModal.tsx';
export { ANALYSING_MESSAGES } from './scans/AnalysingScreen/analysing-messages.ts';
export { AnalysingScreen, type AnalysingScreenProps } from './scans/AnalysingScreen/AnalysingScreen.tsx';
export { Anchor, type AnchorProps } from './primitives/Link/Anchor.tsx';
export { AppShell, type AppShellProps } from './shell/AppShell/AppShell.tsx';
export { AuthLayout, type AuthLayoutProps } from './parts/AuthLayout/AuthLayout.tsx';
export { type ScanBand } from './art/BandChart/band-layout.ts';
export { BandChart, type BandChartProps } from './art/BandChart/BandChart.tsx';
export { BetaFeatures, type BetaFeaturesProps } from './account/BetaFeatures/BetaFeatures.tsx';
export { type BillingAction, type BillingActionStates } from './billing/billing-action.ts';
export { type BillingPeriod, type PaidPlan, type Tier } from './billing/plans.ts';
export { BillingTab, type BillingTabProps } from './billing/BillingTab/BillingTab.tsx';
export { canBuy } from './lib/can-buy.ts';
export { Bust, type BustProps } from './art/Bust/Bust.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/ButtonLink/ButtonLink.tsx';
export { type ButtonSize, type ButtonVariant } from './primitives/Button/Button.tsx';
export { type CameraChoice, type OpenCamera } from './parts/PhotoField/PhotoField.tsx';
export {
  type CameraFacing,
  type CameraProblem,
  type GuidanceStatus,
} from './parts/CameraView/camera-words.ts';
export type { CameraViewProps } from './parts/CameraView/camera-props.ts';
export { CameraView } from './parts/CameraView/CameraView.tsx';
export { FULL_CAMERA } from './parts/CameraView/use-full-camera.ts';
export { Card, type CardProps } from './primitives/Card/Card.tsx';
export {
  CarePlanScreen,
  type CarePlanScreenProps,
  type CarePlanTab,
} from './care-plan/CarePlanScreen/CarePlanScreen.tsx';
export { CarePlanSection, type CarePlanSectionProps } from './scans/CarePlanSection/CarePlanSection.tsx';
export { Carousel, type CarouselProps } from './parts/Carousel/Carousel.tsx';
export { ChangePassword, type ChangePasswordProps } from './account/ChangePassword/ChangePassword.tsx';
export {
  type Additions,
  type ChatLimit,
  type ConversationFacts,
  type OutsideModel,
  type Reply,
  type ReplyFacts,
} from './chat/chat.ts';
export { lastTurns } from './chat/last-turns.ts';
export { actionKey, type AnswerActions, type ChangeAction } from './chat/actions.ts';
export { ChatScreen, type ChatScreenProps } from './chat/ChatScreen/ChatScreen.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { ChartsScreen, type ChartsScreenProps } from './scans/ChartsScreen/ChartsScreen.tsx';
export { CheckinScreen } from './scans/CheckinScreen/CheckinScreen.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './primitives/ChoiceGroup/ChoiceGroup.tsx';
export { ChoiceTile, type ChoiceTileProps } from './primitives/ChoiceTile/ChoiceTile.tsx';
export { CodeField, type CodeFieldProps } from './primitives/CodeField/CodeField.tsx';
export { CompareScreen, type CompareScreenProps } from './scans/CompareScreen/CompareScreen.tsx';
export { type ScanPair } from './scans/CompareScreen/nearest-pair.ts';
export { type ScanChoice } from './scans/CompareScreen/scan-choice.ts';
export {
  CompareProductsScreen,
  type CompareProductsScreenProps,
} from './recommendations/CompareProductsScreen/CompareProductsScreen.tsx';
export { type ConcernsAnswers } from './registration/ConcernsStep/concerns-answers.ts';
export { ConcernsStep, type ConcernsStepProps } from './registration/ConcernsStep/ConcernsStep.tsx';
export { ConditionReport, type ConditionReportProps } from './scans/ConditionReport/ConditionReport.tsx';
export {
  ConfirmedPlan,
  type ConfirmedPlanProps,
  type PlanRemoval,
} from './care-plan/ConfirmedPlan/ConfirmedPlan.tsx';
export {
  ConfirmEmailChangeScreen,
  type ConfirmEmailChangeScreenProps,
} from './credentials/ConfirmEmailChangeScreen/ConfirmEmailChangeScreen.tsx';
export {
  ConfirmPasswordModal,
  type ConfirmPasswordModalProps,
} from './account/ConfirmPasswordModal/ConfirmPasswordModal.tsx';
export {
  type ConsentDecision,
  ConsentList,
  type ConsentListProps,
} from './account/ConsentList/ConsentList.tsx';
export { ContactScreen, type ContactScreenProps } from './contact/ContactScreen/ContactScreen.tsx';
export { CrashScreen, type CrashScreenProps } from './shell/CrashScreen/CrashScreen.tsx';
export { DashboardScreen, type DashboardScreenProps } from './dashboard/DashboardScreen/DashboardScreen.tsx';
export { dashboardLines, type DashboardFacts, type DashboardLines } from './dashboard/dashboard-lines.ts';
export { type DashboardRun, dashboardRun } from './dashboard/dashboard-run.ts';
export { DefaultThumbnail, type DefaultThumbnailProps } from './art/DefaultThumbnail/DefaultThumbnail.tsx';
export { DeleteAccount, type DeleteAccountProps } from './account/DeleteAccount/DeleteAccount.tsx';
export { DIM_PORTRAIT, PORTRAITS } from './art/Portrait/portraits.ts';
export { EmailField, type EmailFieldProps } from './primitives/EmailField/EmailField.tsx';
export { EmptyState, type EmptyStateProps } from './parts/EmptyState/EmptyState.tsx';
export { EvidenceShapes, type EvidenceShapesProps } from './art/EvidenceShapes/EvidenceShapes.tsx';
export { ExportData, type ExportDataProps } from './account/ExportData/ExportData.tsx';
export { FaceMap, type FaceMapConcern, type FaceMapProps } from './art/FaceMap/FaceMap.tsx';
export { FirstPhotoSheet, type FirstPhotoSheetProps } from './consents/FirstPhotoSheet/FirstPhotoSheet.tsx';
export { FeedbackModal, type FeedbackModalProps } from './contact/FeedbackModal/FeedbackModal.tsx';
export { FaceOutline } from './art/FaceOutline/FaceOutline.tsx';
export { FaceOval, type FaceOvalProps } from './art/FaceOval/FaceOval.tsx';
export { FairUseModal, type FairUseModalProps } from './billing/FairUseModal/FairUseModal.tsx';
export { FileDrop, type FileDropProps } from './parts/FileDrop/FileDrop.tsx';
export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
} from './credentials/ForgotPasswordScreen/ForgotPasswordScreen.tsx';
export { formatDate, formatWeekday } from './lib/format-date.ts';
export { type GoalsAnswers, GoalsStep, type GoalsStepProps } from './registration/GoalsStep/GoalsStep.tsx';
export { HandOverScreen, type HandOverScreenProps } from './scans/HandOverScreen/HandOverScreen.tsx';
export { type HistoryLimit } from './scans/HiddenScans/HiddenScans.tsx';
export { OfflineCopy, type OfflineCopyProps } from './account/OfflineCopy/OfflineCopy.tsx';
export {
  ThumbnailRetention,
  type ThumbnailRetentionProps,
} from './account/ThumbnailRetention/ThumbnailRetention.tsx';
export { HomeRegion, type HomeRegionProps } from './account/HomeRegion/HomeRegion.tsx';
export { HistoryReport, type HistoryReportProps } from './account/HistoryReport/HistoryReport.tsx';
export { HomeScreen, type HomeScreenProps } from './home/HomeScreen/HomeScreen.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export {
  LegalAcceptanceModal,
  type LegalAcceptanceModalProps,
} from './consents/LegalAcceptanceModal/LegalAcceptanceModal.tsx';
export { isUpgrade, periodOf, planName, priceOf, tierOf } from './billing/plans.ts';
export { InvoiceList, type InvoiceListProps } from './billing/InvoiceList/InvoiceList.tsx';
export { Leaving, type LeavingProps } from './billing/Leaving/Leaving.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { type LinkComponent } from './primitives/Link/link-context.ts';
export { LinkProvider, type LinkProviderProps } from './primitives/Link/LinkProvider.tsx';
export { Loader, type LoaderProps } from './primitives/Loader/Loader.tsx';
export { LoadingCard } from './parts/LoadingCard/LoadingCard.tsx';
export { LoadProblem, type LoadProblemProps } from './parts/LoadProblem/LoadProblem.tsx';
export { LoginScreen, type LoginScreenProps } from './sessions/LoginScreen/LoginScreen.tsx';
export { LogoutScreen, type LogoutScreenProps } from './sessions/LogoutScreen/LogoutScreen.tsx';
export { Logo, type LogoProps } from './art/Logo/Logo.tsx';
export { Mark, type MarkProps } from './art/Mark/Mark.tsx';
export { MessageCard, type MessageCardProps } from './parts/MessageCard/MessageCard.tsx';
export { loadModal, Modal } from './primitives/Modal/Modal.tsx';
export type { ModalProps } from './primitives/Modal/ModalDialog.tsx';
export { ModalFrame, type ModalFrameProps } from './primitives/Modal/ModalFrame.tsx';
export { NewPassword, type NewPasswordProps } from './parts/NewPassword/NewPassword.tsx';
export { type KeptPage } from './shell/kept-page.ts';
export { LoadingPage } from './shell/LoadingPage/LoadingPage.tsx';
export { OfflineScreen, type OfflineScreenProps } from './shell/OfflineScreen/OfflineScreen.tsx';
export {
  PageNotLoadedScreen,
  type PageNotLoadedScreenProps,
} from './shell/PageNotLoadedScreen/PageNotLoadedScreen.tsx';
export { NotFoundScreen } from './shell/NotFoundScreen/NotFoundScreen.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './primitives/Notice/Notice.tsx';
export { Page, type PageProps } from './primitives/Page/Page.tsx';
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField.tsx';
export { AccessTokenList, type AccessTokenListProps } from './account/AccessTokenList/AccessTokenList.tsx';
export { WebhookList, type WebhookListProps } from './account/WebhookList/WebhookList.tsx';
export { IdentityList, type IdentityListProps } from './account/IdentityList/IdentityList.tsx';
export { PasskeyList, type PasskeyListProps } from './account/PasskeyList/PasskeyList.tsx';
export { PhotoField, type PhotoFieldProps } from './parts/PhotoField/PhotoField.tsx';
export { PhotoQuality, type PhotoQualityProps } from './scans/PhotoQuality/PhotoQuality.tsx';
export { PhotoTips, type PhotoTipsProps } from './parts/PhotoTips/PhotoTips.tsx';
export { PlanCard, type PlanCardProps } from './billing/PlanCard/PlanCard.tsx';
export {
  type PlanConfirmation,
  SuggestedPlan,
  type SuggestedPlanProps,
} from './care-plan/SuggestedPlan/SuggestedPlan.tsx';
export {
  type Problem,
  ReportProblem,
  type ReportProblemProps,
} from './scans/ReportProblem/ReportProblem.tsx';
export { type KeptItem } from './consents/TermsScreen/KeptItems.tsx';
export { type Processor } from './parts/ProcessorList/ProcessorList.tsx';
export {
  ProductTrialFold,
  type ProductTrialFoldProps,
} from './product-trials/ProductTrialFold/ProductTrialFold.tsx';
export {
  ProductTrialScreen,
  type ProductTrialScreenProps,
} from './product-trials/ProductTrialScreen/ProductTrialScreen.tsx';
export { ProductArt, type ProductArtProps } from './art/ProductArt/ProductArt.tsx';
export { ProductScreen, type ProductScreenProps } from './recommendations/ProductScreen/ProductScreen.tsx';
export {
  IngredientList,
  type IngredientListProps,
} from './recommendations/IngredientList/IngredientList.tsx';
export { type NumberedSource } from './parts/SourceNotes/source-note.ts';
export { SourceNotes, type SourceNotesProps } from './parts/SourceNotes/SourceNotes.tsx';
export { GradeMark, type GradeMarkProps } from './parts/GradeMark/GradeMark.tsx';
export { ProductCard, type ProductCardProps, type ProductFacts } from './parts/ProductCard/ProductCard.tsx';
export { ProductNotes, type ProductNotesProps } from './parts/ProductNotes/ProductNotes.tsx';
export { ProductPicture, type ProductPictureProps } from './parts/ProductPicture/ProductPicture.tsx';
export { ProductShelf, type ProductShelfProps } from './art/ProductShelf/ProductShelf.tsx';
export { productStep } from './lib/product-step.ts';
export { Progress, type ProgressProps } from './primitives/Progress/Progress.tsx';
export { ProgressSummary, type ProgressSummaryProps } from './scans/ProgressSummary/ProgressSummary.tsx';
export { ProrationModal, type ProrationModalProps } from './billing/ProrationModal/ProrationModal.tsx';
export { Prose } from './primitives/Prose/Prose.tsx';
export { type RailSection, SectionRail, type SectionRailProps } from './parts/SectionRail/SectionRail.tsx';
export { RangeMeter, type RangeMeterProps } from './art/RangeMeter/RangeMeter.tsx';
export {
  RecommendationsScreen,
  type RecommendationsScreenProps,
} from './recommendations/RecommendationsScreen/RecommendationsScreen.tsx';
export {
  RecognizedIngredients,
  type RecognizedIngredientsProps,
} from './care-plan/RecognizedIngredients/RecognizedIngredients.tsx';
export {
  RecommendedProducts,
  type RecommendedProductsProps,
} from './scans/RecommendedProducts/RecommendedProducts.tsx';
export {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
} from './credentials/ResetPasswordScreen/ResetPasswordScreen.tsx';
export { ResultsScreen, type ResultsScreenProps } from './scans/ResultsScreen/ResultsScreen.tsx';
export { type RoutineProduct, RoutineRow, type RoutineRowProps } from './parts/RoutineRow/RoutineRow.tsx';
export { SampleScreen, type SampleScreenProps } from './scans/SampleScreen/SampleScreen.tsx';
export {
  RepeatabilityCard,
  type RepeatabilityCardProps,
} from './parts/RepeatabilityCard/RepeatabilityCard.tsx';
export { RunChart, type RunChartProps } from './art/RunChart/RunChart.tsx';
export { type RunScan } from './art/RunChart/run-layout.ts';
export { RunSpark, type RunSparkProps } from './art/RunChart/RunSpark.tsx';
export { ScanForm, type ScanFormProps } from './scans/ScanForm/ScanForm.tsx';
export {
  type SegmentedOption,
  SegmentedToggle,
  type SegmentedToggleProps,
} from './primitives/SegmentedToggle/SegmentedToggle.tsx';
export { SelectField, type SelectFieldProps } from './primitives/SelectField/SelectField.tsx';
export { type PhotoVerdict, type SelfieCheck } from './registration/SelfieStep/SelfieVerdict.tsx';
export { ResumedCard, type ResumedCardProps } from './registration/ResumedCard/ResumedCard.tsx';
export { SelfieStep, type SelfieStepProps } from './registration/SelfieStep/SelfieStep.tsx';
export { type Session, type ShellUser } from './shell/session.ts';
export { SessionList, type SessionListProps } from './account/SessionList/SessionList.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { SkinSensitivity, type SkinSensitivityProps } from './scans/SkinSensitivity/SkinSensitivity.tsx';
export { SkinType, type SkinTypeProps } from './scans/SkinType/SkinType.tsx';
export { StepGroup, type StepGroupProps } from './parts/StepGroup/StepGroup.tsx';
export { Stepper, type StepperProps } from './primitives/Stepper/Stepper.tsx';
export { type Membership } from './billing/subscription.ts';
export { SuccessScreen, type SuccessScreenProps } from './billing/SuccessScreen/SuccessScreen.tsx';
export { Sun, type SunProps } from './art/Sun/Sun.tsx';
export { Sweep, type SweepProps } from './art/Sweep/Sweep.tsx';
export { type Tab, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export { Tag, type TagProps } from './primitives/Tag/Tag.tsx';
export { TagEditor, type TagEditorProps } from './parts/TagEditor/TagEditor.tsx';
export { TermsScreen, type TermsScreenProps } from './consents/TermsScreen/TermsScreen.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export { Thumbnail, type ThumbnailProps } from './art/Thumbnail/Thumbnail.tsx';
export { type TimelineScan } from './scans/scan.ts';
export { type TimelineScreenProps } from './scans/TimelineScreen/timeline-props.ts';
export { TimelineScreen } from './scans/TimelineScreen/TimelineScreen.tsx';
export { type Tip, TipList, type TipListProps } from './parts/TipList/TipList.tsx';
export { Toaster, type ToasterProps, type ToastMessage } from './primitives/Toaster/Toaster.tsx';
export { ToggleSwitch, type ToggleSwitchProps } from './primitives/ToggleSwitch/ToggleSwitch.tsx';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx';
export {
  ProviderRegistrationScreen,
  type ProviderRegistrationScreenProps,
} from './registration/ProviderRegistrationScreen/ProviderRegistrationScreen.tsx';
export {
  ProviderReturnScreen,
  type ProviderReturnScreenProps,
} from './sessions/ProviderReturnScreen/ProviderReturnScreen.tsx';
export { TooYoungScreen } from './registration/TooYoungScreen/TooYoungScreen.tsx';
export {
  TransparencyScreen,
  type TransparencyScreenProps,
} from './transparency/TransparencyScreen/TransparencyScreen.tsx';
export type { OutsideConsent } from './consents/TwoConsents/ConsentChoice.tsx';
export { TwoConsents, type TwoConsentsProps } from './consents/TwoConsents/TwoConsents.tsx';
export { TwoFactor, type TwoFactorProps } from './account/TwoFactor/TwoFactor.tsx';
export {
  type TwoFactorAction,
  type TwoFactorActions,
  type TwoFactorStep,
} from './account/TwoFactor/two-factor-actions.ts';
export { type ActionState, type Loaded } from './lib/states.ts';
export { TwoFactorScreen, type TwoFactorScreenProps } from './sessions/TwoFactorScreen/TwoFactorScreen.tsx';
export { UpgradeModal, type UpgradeModalProps } from './billing/UpgradeModal/UpgradeModal.tsx';
export {
  SecondPhotoScreen,
  type SecondPhotoScreenProps,
} from './scans/SecondPhotoScreen/SecondPhotoScreen.tsx';
export { UploadScreen, type UploadScreenProps } from './scans/UploadScreen/UploadScreen.tsx';
export {
  VerifyEmailScreen,
  type Verification,
  type VerifyEmailScreenProps,
} from './registration/VerifyEmailScreen/VerifyEmailScreen.tsx';
export { UsageSection, type UsageSectionProps } from './usage/UsageSection/UsageSection.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export { Verdict, type VerdictProps } from './parts/Verdict/Verdict.tsx';
export { WaitingFace, type WaitingFaceProps } from './scans/WaitingFace/WaitingFace.tsx';
export { TonightCard, type TonightCardProps } from './care-plan/TonightCard/TonightCard.tsx';
export { CheckedFold, type CheckedFoldProps } from './care-plan/RoutineWarnings/CheckedFold.tsx';
export { RoutineWarnings, type RoutineWarningsProps } from './care-plan/RoutineWarnings/RoutineWarnings.tsx';
export { LeftOutProducts, type LeftOutProductsProps } from './care-plan/LeftOutProducts/LeftOutProducts.tsx';
export { GuidedStart, type GuidedStartProps } from './care-plan/GuidedStart/GuidedStart.tsx';
export {
  RemindersSection,
  type RemindersSectionProps,
} from './care-plan/RemindersSection/RemindersSection.tsx';
export {
  AddProductScreen,
  type AddProductScreenProps,
} from './care-plan/AddProductScreen/AddProductScreen.tsx';
export { PreferencesForm, type PreferencesFormProps } from './parts/PreferencesForm/PreferencesForm.tsx';
export { type PlanActions, planPlace } from './care-plan/plan-actions.ts';
