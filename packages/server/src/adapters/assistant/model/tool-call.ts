/** A tool that the model calls, with its arguments as they were written. */
export interface ToolCall {
  id: string;
  name: string;
  input: string;
}
