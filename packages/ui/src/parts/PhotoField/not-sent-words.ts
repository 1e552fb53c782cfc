/** Why a photo is still here: its analysis was not agreed to. `button` asks again. */
export function notSentWords(button: string): string {
  return `Your photo was not sent: we analyze a photo only with your yes. Press ${button} to be asked again.`;
}
