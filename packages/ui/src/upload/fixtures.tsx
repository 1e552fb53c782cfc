import { type ComponentType, useState } from 'react';
import type { ScanFormProps } from './ScanForm/ScanForm.tsx';

export interface AnsweringProps extends ScanFormProps {
  /** What is shown: the form alone, or its screen. */
  form: ComponentType<ScanFormProps>;
}

/** For stories: answers the first submit with the story's status, as the app does. */
export function Answering({ form: Form, status, onSubmit, ...rest }: AnsweringProps) {
  const [shown, setShown] = useState<ScanFormProps['status']>('idle');
  return (
    <Form
      {...rest}
      status={shown}
      onSubmit={(scan) => {
        onSubmit(scan);
        setShown(status);
      }}
    />
  );
}
