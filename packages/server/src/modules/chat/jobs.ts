/** The background work of the chat module. */
export interface ChatJobs {
  /** Answers what a member wrote with the photo of a complete scan. */
  'answer-upload': { user_id: number; scan_id: number };
}
