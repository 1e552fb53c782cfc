// A file of its own, so that the first toast loads this one component and not the whole library.
// oxlint-disable-next-line import/no-default-export -- React.lazy takes a default export only.
export { Toaster as default } from '@daylit/ui';
