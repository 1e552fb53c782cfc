import { type ComponentType, useState } from 'react';
import { IDLE } from '../lib/states.ts';
import type { ScanFormProps } from './ScanForm/ScanForm.tsx';

export interface AnsweringProps extends ScanFormProps {
  /** The component to show: the form alone, or its screen. */
  form: ComponentType<ScanFormProps>;
}

/** For stories: sets the story's state after the first submit, as the app does. */
export function Answering({ form: Form, start, onSubmit, ...rest }: AnsweringProps) {
  const [shown, setShown] = useState<ScanFormProps['start']>(IDLE);
  return (
    <Form
      {...rest}
      start={shown}
      onSubmit={(scan) => {
        onSubmit(scan);
        setShown(start);
      }}
    />
  );
}
