// A file of its own, so that a dialog loads these two components and not the whole library.
export { FairUseModal, PlansNotYetModal } from '@daylit/ui';
