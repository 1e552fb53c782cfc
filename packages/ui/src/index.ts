  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
export { Anchor, type AnchorProps } from './primitives/Link/Anchor.tsx';
export { AppShell, type AppShellProps } from './shell/AppShell/AppShell.tsx';
export { Bust, type BustProps } from './art/Bust/Bust.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/ButtonLink/ButtonLink.tsx';
export { Card, type CardProps } from './primitives/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './primitives/ChoiceGroup/ChoiceGroup.tsx';
export { ChoiceTile, type ChoiceTileProps } from './primitives/ChoiceTile/ChoiceTile.tsx';
export { CodeField, type CodeFieldProps } from './primitives/CodeField/CodeField.tsx';
export { CrashScreen, type CrashScreenProps } from './shell/CrashScreen/CrashScreen.tsx';
export { DefaultThumbnail, type DefaultThumbnailProps } from './art/DefaultThumbnail/DefaultThumbnail.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { EvidenceShapes, type EvidenceShapesProps } from './art/EvidenceShapes/EvidenceShapes.tsx';
export {
export { FaceMap, type FaceMapConcern, type FaceMapProps } from './art/FaceMap/FaceMap.tsx';
export { FileDrop, type FileDropProps } from './primitives/FileDrop/FileDrop.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { type LinkComponent } from './primitives/Link/link-context.ts';
export { LinkProvider, type LinkProviderProps } from './primitives/Link/LinkProvider.tsx';
export { Loader, type LoaderProps } from './primitives/Loader/Loader.tsx';
export { Logo, type LogoProps } from './art/Logo/Logo.tsx';
export { Mark, type MarkProps } from './art/Mark/Mark.tsx';
export { Modal, type ModalProps } from './primitives/Modal/Modal.tsx';
export { NotFoundScreen } from './shell/NotFoundScreen/NotFoundScreen.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './primitives/Notice/Notice.tsx';
export { Page, type PageProps } from './primitives/Page/Page.tsx';
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField.tsx';
export { ProductArt, type ProductArtProps } from './art/ProductArt/ProductArt.tsx';
export { Prose } from './primitives/Prose/Prose.tsx';
export { SelectField, type SelectFieldProps } from './primitives/SelectField/SelectField.tsx';
export { type Session, type ShellUser } from './shell/session.ts';
export { SeverityMeter, type SeverityMeterProps } from './art/SeverityMeter/SeverityMeter.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Sparkline, type SparklineProps } from './art/Sparkline/Sparkline.tsx';
export { Stepper, type StepperProps } from './primitives/Stepper/Stepper.tsx';
export { Sun, type SunProps } from './art/Sun/Sun.tsx';
export { Sweep, type SweepProps } from './art/Sweep/Sweep.tsx';
export { Tag, type TagProps } from './primitives/Tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export { Thumbnail, type ThumbnailProps } from './art/Thumbnail/Thumbnail.tsx';
export { type Tip, TipList, type TipListProps } from './primitives/TipList/TipList.tsx';
export { Toaster, type ToasterProps, type ToastMessage } from './primitives/Toaster/Toaster.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
} from './primitives/Button/Button.tsx';
