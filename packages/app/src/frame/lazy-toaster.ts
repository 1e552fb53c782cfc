// A file of its own, so that the first toast loads this one component and not the whole library.
export { Toaster } from '@daylit/ui';
